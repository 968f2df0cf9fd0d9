import { ratesInWhole } from '#contract/agentLinks';
import type { GameType } from '#contract/constants';
import type { Player } from '../../http/policy/caller.ts';
import { lineRates } from '../../members/rates/lineRates.ts';
import type { RateSpan } from '../../members/rates/rateHistory.ts';
import type { Queries } from '../../platform/database/database.ts';
import { rebateBets, type CategoryBets } from '../../play/bets/rebateBets.ts';

export type LineMember = Pick<Player, 'merchant' | 'memberId' | 'line'>;

/** Valid bets of a category that have one rate. */
export interface RatedBets {
  readonly gameType: GameType;
  /** Minor units. */
  readonly validBet: bigint;
  /** Hundredths of a per cent. */
  readonly rate: number;
  /** What is paid back for them, minor units; what is less than the smallest unit is cut. */
  readonly amount: bigint;
}

const momentsOf = (history: readonly RateSpan[]): Date[] => history.flatMap(({ from }) => from ?? []);

const withRates = (parts: readonly CategoryBets[], history: readonly RateSpan[]): RatedBets[] => {
  const sums = new Map<string, Omit<RatedBets, 'amount'>>();
  for (const { gameType: name, after, validBet } of parts) {
    const gameType = name as GameType;
    const rate = history[after]?.rates[gameType] ?? 0;
    const key = `${gameType} ${rate}`;
    sums.set(key, { gameType, rate, validBet: validBet + (sums.get(key)?.validBet ?? 0n) });
  }
  return [...sums.values()].map((sum) => ({
    ...sum,
    amount: (sum.validBet * BigInt(sum.rate)) / BigInt(ratesInWhole),
  }));
};

/** Bets that no rebate has paid back, each with the rate that its member had in the line when it was settled. */
export const ratedBets = (queries: Queries, now: Date) => ({
  open: async (member: LineMember): Promise<RatedBets[]> => {
    const history = await lineRates(queries).history(member, now);
    return withRates(await rebateBets(queries).open(member, momentsOf(history)), history);
  },

  /** Marks them as paid back. */
  take: async (member: LineMember, rebateId: string): Promise<RatedBets[]> => {
    const history = await lineRates(queries).history(member, now);
    return withRates(await rebateBets(queries).take(member, rebateId, momentsOf(history)), history);
  },
});
