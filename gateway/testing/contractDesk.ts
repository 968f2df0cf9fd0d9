import { contractCalls, type ContractKind, type ContractPeriod } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import type { Value } from '#contract/wireTypes';
import { sessionService } from '../members/sessions/sessionService.ts';
import { offerService, termsOf } from '../agents/contracts/offerService.ts';
import { setFlags } from './setFlags.ts';
import type { TestAnswer, TestGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

export type WireContract = Value<'contractDetail'>['contract'];

interface Offered {
  readonly period?: ContractPeriod;
  readonly tiers: readonly TierValues[];
}

/** Tiers of one rate without conditions, in hundredths of a per cent. */
export const flat = (kind: ContractKind, rate: number): TierValues[] => {
  const free = {
    dividend: { periodValidBet: '0', periodProfitAndLoss: '0', activeMembers: 0, rate },
    daily: { dailyBetAmount: '0', activeMembers: 0, rate },
    hourly: { hourlyBetAmount: '0', activeMembers: 0, rate },
    realTime: { singleBet: '0', profitRate: rate, lossRate: rate },
  } as const;
  return [free[kind]];
};

/** Acts on contracts as members and the house do. */
export const contractDesk = (gateway: TestGateway, brand = 'aurora') => {
  const act = (
    { token }: Pick<TestMember, 'token'>,
    kind: ContractKind,
    body: Readonly<Record<string, unknown>>,
    idempotencyKey = gateway.clock.newId(),
  ): Promise<TestAnswer> => gateway.call(contractCalls[kind], { brand, token, body, idempotencyKey });

  const tenant = () => {
    const found = gateway.tenants.all().find(({ key }) => key === brand);
    if (found === undefined) throw new Error(`No brand ${brand}`);
    return found;
  };

  const list = async ({ token }: Pick<TestMember, 'token'>): Promise<Value<'contracts'>> => {
    const { status, body } = await gateway.call('contracts', { brand, token });
    if (status !== 200) throw new Error(`contracts: ${body.message}`);
    return body.value as Value<'contracts'>;
  };

  const own = async (member: TestMember, kind: ContractKind): Promise<WireContract> => {
    const found = (await list(member)).own.find((contract) => contract.kind === kind);
    if (found === undefined) throw new Error(`No contract of kind ${kind}`);
    return found;
  };

  /** Sends the mark of the list that the gateway names. */
  const withSeen = async (
    member: TestMember,
    kind: ContractKind,
    body: Readonly<Record<string, unknown>>,
  ): Promise<TestAnswer> => {
    const first = await act(member, kind, { ...body, seen: '' });
    const { seen } = (first.body.value ?? {}) as { seen?: string };
    return first.body.message === 'contract_ends_changed' ? act(member, kind, { ...body, seen }) : first;
  };

  const offerByHouse = ({ row }: TestMember, kind: ContractKind, offered: Offered): Promise<string> =>
    gateway.database.transaction((queries) => {
      const parts = { queries, runtime: gateway.clock, tenant: tenant(), now: gateway.clock.now() };
      const tiers = offered.tiers as Parameters<typeof termsOf>[1]['tiers'];
      return offerService(parts).offer(null, kind, row.account, termsOf(kind, { ...offered, tiers }));
    });

  const sign = async (member: TestMember, kind: ContractKind): Promise<TestAnswer> =>
    withSeen(member, kind, { action: 'sign', id: (await own(member, kind)).offer?.id });

  return {
    act,
    list,
    /** The member with a new session: after days the one before is over. */
    logInAgain: async ({ row }: TestMember): Promise<TestMember> => ({
      row,
      token: await sessionService(gateway.database.queries, gateway.clock).begin(row.merchant, row.id, {
        ip: '127.0.0.1',
        agent: 'test',
      }),
    }),
    own,
    withSeen,
    offerByHouse,
    sign,
    open: () => setFlags(gateway, ['AGENTPOLICY3'], '1', brand),

    /** An offer of an upline to a downline. */
    offer: (upline: TestMember, { row }: TestMember, kind: ContractKind, offered: Offered) =>
      act(upline, kind, { action: 'offer', account: row.account, ...offered }),

    /** A contract of one rate without conditions that runs. */
    agree: async (
      upline: TestMember | 'house',
      downline: TestMember,
      kind: ContractKind,
      offered: Offered | number,
    ): Promise<WireContract> => {
      const terms = typeof offered === 'number' ? { tiers: flat(kind, offered) } : offered;
      const dated = kind === 'dividend' ? { period: 'M' as const, ...terms } : terms;
      if (upline === 'house') await offerByHouse(downline, kind, dated);
      else {
        const { account } = downline.row;
        const { body } = await act(upline, kind, { action: 'offer', account, ...dated });
        if (!body.success) throw new Error(`The offer was refused: ${body.message}`);
      }
      const { body } = await sign(downline, kind);
      if (!body.success) throw new Error(`The signature was refused: ${body.message}`);
      return (body.value as { contract: WireContract }).contract;
    },
  };
};
