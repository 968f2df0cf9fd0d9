import { eq } from 'drizzle-orm';
import { periodOfKind, type ContractKind } from '#contract/agentContracts';
import { contractStore } from '../../agents/contracts/contractStore.ts';
import type { StoredTier } from '../../agents/contracts/schema.ts';
import { countsFrom } from '../../agents/contracts/spans.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { members, type MemberRow } from '../../members/members/schema.ts';
import { drawRounds } from './drawRounds.ts';
import { playPast } from './playPast.ts';
import type { WorldPlan } from './worldPlan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** So long the contracts of a day or longer have run; what they pay is computed by the jobs once the gateway runs. */
export const CONTRACT_DAYS = 90;
/** Shorter spans are many: they have run since. */
const sinceOf = {
  dividend: CONTRACT_DAYS * DAY,
  daily: CONTRACT_DAYS * DAY,
  hourly: DAY,
  realTime: 2 * HOUR,
};

/**
 * Contracts of each kind of the demo agent with the house, a daily wage for the first of its line, and an offer that
 * waits for the agent's answer. A downline has played on each of the days.
 */
export const seedContracts = async (
  plan: WorldPlan,
  agent: MemberRow,
  [first, player]: readonly MemberRow[],
): Promise<void> => {
  const { tx, tenant, merchant, runtime, now } = plan;
  const store = contractStore(tx);
  const dong = (amount: number) => scaledSum(amount, tenant).toString();
  const tiers = {
    dividend: [
      { periodValidBet: '0', periodProfitAndLoss: '0', activeMembers: 0, rate: 1_500 },
      {
        periodValidBet: dong(50_000_000),
        periodProfitAndLoss: dong(2_000_000),
        activeMembers: 3,
        rate: 2_500,
      },
    ],
    daily: [{ dailyBetAmount: dong(100_000), activeMembers: 1, rate: 60 }],
    hourly: [{ hourlyBetAmount: dong(50_000), activeMembers: 1, rate: 20 }],
    realTime: [{ singleBet: dong(50_000), profitRate: 10, lossRate: 20 }],
  } as const satisfies Record<ContractKind, readonly StoredTier[]>;

  const offer = async (
    contractId: string,
    kind: ContractKind,
    offered: readonly StoredTier[],
    at: Date,
  ): Promise<string> => {
    const id = runtime.newId();
    await store.offer({
      id,
      merchant,
      contractId,
      period: kind === 'dividend' ? 'M' : periodOfKind[kind],
      tiers: offered,
      offeredAt: at,
      answerBy: new Date(at.getTime() + WEEK),
    });
    return id;
  };
  const sign = async (
    uplineId: string | null,
    downlineId: string,
    kind: ContractKind,
    signed: readonly StoredTier[],
  ): Promise<string> => {
    const at = new Date(now.getTime() - sinceOf[kind]);
    const id = runtime.newId();
    await store.insert({ id, merchant, kind, uplineId, downlineId, createdAt: at });
    const version = await offer(id, kind, signed, at);
    await store.answer(version, { state: 'signed', countsFrom: countsFrom(kind, at, tenant.timeZone) }, at);
    return id;
  };

  await sign(null, agent.id, 'dividend', tiers.dividend);
  const daily = await sign(null, agent.id, 'daily', tiers.daily);
  await sign(null, agent.id, 'hourly', tiers.hourly);
  await sign(null, agent.id, 'realTime', tiers.realTime);
  if (first !== undefined) {
    await sign(agent.id, first.id, 'daily', [{ dailyBetAmount: dong(50_000), activeMembers: 0, rate: 30 }]);
  }
  await offer(
    daily,
    'daily',
    [
      { dailyBetAmount: dong(300_000), activeMembers: 1, rate: 80 },
      { dailyBetAmount: dong(900_000), activeMembers: 3, rate: 95 },
    ],
    new Date(now.getTime() - DAY),
  );

  if (player === undefined) return;
  const rounds = drawRounds(plan);
  for (let days = CONTRACT_DAYS; days > 0; days -= 1) {
    const round = rounds[days % rounds.length];
    if (round !== undefined)
      await playPast(plan, player.id, { ...round, at: new Date(now.getTime() - days * DAY) });
  }
  const yesterday = new Date(now.getTime() - DAY);
  await tx.update(members).set({ lastLoginAt: yesterday }).where(eq(members.id, player.id));
};
