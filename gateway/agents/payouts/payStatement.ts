import type { ContractKind } from '#contract/agentContracts';
import type { Currency } from '#contract/money';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { memberService } from '../../members/members/memberService.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Statement } from './schema.ts';

/** Hourly and real-time salaries come too often to be told each time. */
const told: readonly ContractKind[] = ['dividend', 'daily'];

/** Only an active account is paid: not one that is disabled, nor one that its owner has not activated. */
export const canBePaid = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, memberId }: Pick<Statement, 'merchant' | 'memberId'>,
): Promise<boolean> => (await memberService(tx, runtime).byId(merchant, memberId))?.state === 'active';

/**
 * Moves the sum of a statement into the member's wallet, in the transaction that notes it as paid. Income is no play:
 * whoever rests or is excluded is paid as well. The ledger's key pays a statement once whatever happens here.
 */
export const payStatement = async (
  tx: Queries,
  runtime: Runtime,
  statement: Statement,
  at: Date,
): Promise<void> => {
  const { id, merchant, memberId, kind, type, sum, from, to } = statement;
  const currency = statement.currency as Currency;
  if (type === 'regular' && told.includes(kind)) {
    const params = {
      amount: sum.toString(),
      currency,
      contract: kind,
      from: from.toISOString(),
      until: to.toISOString(),
    };
    await tellMember(tx, runtime, { merchant, memberId, kind: 'contractPaid', params, at });
  }
  const wallet = { kind: 'member', owner: memberId } as const;
  const commission = { kind: 'commission' } as const;
  // Last, because all agents are paid from one account (ADR 52).
  await post(tx, {
    key: `statement:${id}`,
    merchant,
    reason: `commission.${kind}`,
    ref: id,
    at,
    entries:
      sum > 0n ? transfer(commission, wallet, sum, currency) : transfer(wallet, commission, -sum, currency),
  });
};
