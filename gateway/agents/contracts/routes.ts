import type { ContractKind } from '#contract/agentContracts';
import type { Body } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import type { Player } from '../../http/policy/caller.ts';
import { standingOf } from '../../http/policy/standing.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { ContractParts } from './contractParts.ts';
import { contractReader } from './contractReader.ts';
import { endService } from './endService.ts';
import { offerService, termsOf } from './offerService.ts';
import { signService } from './signService.ts';

type ContractBody =
  | Body<'dividendContract'>
  | Body<'dailySalaryContract'>
  | Body<'hourlySalaryContract'>
  | Body<'realTimeSalaryContract'>;

interface ContractCall {
  readonly tx: Queries;
  readonly caller: Player;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** Does what the body asks and answers the contract's id. */
const performAct = (
  kind: ContractKind,
  parts: ContractParts,
  caller: Player,
  body: ContractBody,
): Promise<string> => {
  const { memberId } = caller;
  switch (body.action) {
    case 'offer':
      if (standingOf(caller.type) !== 'agent') return refuse('non_agent');
      return offerService(parts).offer(memberId, kind, body.account, termsOf(kind, body));
    case 'withdraw':
      return offerService(parts).withdraw(memberId, body.id);
    case 'sign':
      return signService(parts).sign(memberId, body.id, body.seen);
    case 'reject':
      return signService(parts).reject(memberId, body.id);
    case 'requestEnd':
      return endService(parts).request(memberId, body.contractId);
    case 'agreeEnd':
      return endService(parts).agree(memberId, body.contractId, body.seen);
    case 'refuseEnd':
      return endService(parts).refuse(memberId, body.contractId);
  }
};

export const contractsModule = ({ database: { queries }, runtime }: Parts) => {
  const actOn =
    (kind: ContractKind) =>
    async ({ tx, caller, tenant, now, body }: ContractCall & { readonly body: ContractBody }) => {
      const contractId = await performAct(kind, { queries: tx, runtime, tenant, now, kind }, caller, body);
      const { contract } = await contractReader(tx, tenant, now).one(caller, contractId);
      return { contract };
    };
  const reader = ({ tenant, now }: Pick<ContractCall, 'tenant' | 'now'>) =>
    contractReader(queries, tenant, now);

  return {
    fundsConsolidated: (call) => reader(call).consolidated(call.caller),
    dividendContract: actOn('dividend'),
    dailySalaryContract: actOn('daily'),
    hourlySalaryContract: actOn('hourly'),
    realTimeSalaryContract: actOn('realTime'),
    contracts: (call) => reader(call).list(call.caller),
    downlineContracts: (call) => reader(call).given(call.caller, call.query),
    contractDetail: (call) => reader(call).detail(call.caller, call.query.contractId),
    contractEnds: (call) => reader(call).ends(call.caller, call.query.contractId),
  } satisfies Handlers;
};
