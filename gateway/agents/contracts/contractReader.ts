import type { ContractKind, ContractPeriod, ContractRequest } from '#contract/agentContracts';
import type { Query, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Player } from '../../http/policy/caller.ts';
import { accountKey } from '../../members/members/accountKey.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cascadeOf, shownCascade } from './contractCascade.ts';
import { partyContract } from './contractParts.ts';
import { contractStore, sideOf, type OpenContract } from './contractStore.ts';
import { endOf } from './endService.ts';
import { countsFrom } from './spans.ts';
import { toContract, toVersion, waitsFor } from './toContract.ts';

const MOST_WAITING = 20;

/** The fields of section 3 by kind: what waits for the caller, and what the caller has. */
const flagNames = {
  dividend: { waits: 'divtypereq', runs: 'divtypeinfo' },
  daily: { waits: 'dailysalreqtype', runs: 'dailysalinfotype' },
  hourly: { waits: 'contracthoursalreq', runs: 'contracthoursalinfo' },
  realTime: { waits: 'realtimesalreqtype', runs: 'contractmrdailysalinfotype' },
} as const satisfies Record<ContractKind, Record<string, keyof Value<'fundsConsolidated'>>>;

/** What members see of their contracts. */
export const contractReader = (queries: Queries, tenant: Tenant, now: Date) => {
  const { merchantCode: merchant, currency } = tenant;
  const store = contractStore(queries);

  /** Contracts as the caller sees them. */
  const toContracts = async ({ memberId }: Pick<Player, 'memberId'>, list: readonly OpenContract[]) => {
    const ids = list.flatMap(({ contract: { uplineId } }) => (uplineId === null ? [] : [uplineId]));
    const names = await store.namesOf(merchant, [...new Set(ids)]);
    return list.map((open) => {
      const { uplineId } = open.contract;
      const upline = (uplineId === null ? undefined : names.get(uplineId)) ?? null;
      const side = sideOf(open.contract, memberId) ?? 'upline';
      return toContract(open, { side, upline, currency, now });
    });
  };

  const one = async (caller: Player, contractId: string) => {
    const open = await partyContract({ queries, tenant, now }, caller.memberId, contractId);
    const [contract] = await toContracts(caller, [open]);
    if (contract === undefined) throw new Error('A contract that was found has no form');
    return { open, contract };
  };

  return {
    one,

    consolidated: async (caller: Player): Promise<Value<'fundsConsolidated'>> => {
      const { memberId } = caller;
      const own = await store.ownOf(merchant, memberId, now);
      const asked = await store.askedToEnd(merchant, memberId, now, MOST_WAITING);
      const waits = (kind: ContractKind): ContractRequest => {
        const all = [
          ...own.map((open) => [open.contract.kind, waitsFor(open, 'downline')] as const),
          ...asked.map((open) => [open.contract.kind, waitsFor(open, 'upline')] as const),
        ].filter(([of]) => of === kind);
        const found = (request: ContractRequest) => all.some(([, waiting]) => waiting === request);
        return found('new') ? 'new' : found('end') ? 'end' : 'none';
      };
      const runs = (kind: ContractKind): ContractPeriod | 'none' =>
        own.find(({ contract }) => contract.kind === kind)?.running?.period ?? 'none';
      const flags = Object.entries(flagNames).flatMap(([kind, names]) => [
        [names.waits, waits(kind as ContractKind)],
        [names.runs, runs(kind as ContractKind)],
      ]);
      return Object.fromEntries(flags) as Value<'fundsConsolidated'>;
    },

    list: async (caller: Player): Promise<Value<'contracts'>> => {
      const own = await store.ownOf(merchant, caller.memberId, now);
      const asked = await store.askedToEnd(merchant, caller.memberId, now, MOST_WAITING);
      return { own: await toContracts(caller, own), waiting: await toContracts(caller, asked) };
    },

    given: async (caller: Player, query: Query<'downlineContracts'>): Promise<Value<'downlineContracts'>> => {
      const { limit, offset, facts } = pageOf(query);
      const account = query.account === undefined ? undefined : accountKey(query.account);
      const filter = { kind: query.kind, state: query.state, account };
      const { total, list } = await store.givenBy(merchant, caller.memberId, filter, { now, limit, offset });
      return { ...facts(total), list: await toContracts(caller, list) };
    },

    detail: async (caller: Player, contractId: string): Promise<Value<'contractDetail'>> => {
      const { contract } = await one(caller, contractId);
      const versions = await store.versionsOf(contractId);
      return {
        contract,
        versions: versions.map((version) => toVersion(contract.kind, version, { currency, now })),
      };
    },

    /** What would end with the contract, from the next border on. */
    ends: async (caller: Player, contractId: string): Promise<Value<'contractEnds'>> => {
      const { open } = await one(caller, contractId);
      const { kind, downlineId } = open.contract;
      const cascade = await cascadeOf(queries, endOf(open), now);
      return {
        countsTo: countsFrom(kind, now, tenant.timeZone).toISOString(),
        ...shownCascade(kind, downlineId, cascade),
      };
    },
  };
};
