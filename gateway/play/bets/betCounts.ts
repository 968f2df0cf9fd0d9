import { and, eq, isNull, min, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';

/** What a member's rounds of a game type come to. Money in minor units. */
export interface CountedPlay {
  readonly memberId: string;
  readonly gameType: string;
  readonly bets: number;
  readonly stake: bigint;
  readonly validBet: bigint;
  readonly win: bigint;
  /** The parts from rounds that were placed on an earlier day. */
  readonly carriedValidBet: bigint;
  readonly carriedNet: bigint;
}

interface Row extends Record<string, unknown> {
  readonly member_id: string;
  readonly game_type: string;
  readonly bets: number;
  readonly stake: string;
  readonly valid_bet: string;
  readonly win: string;
  readonly carried_valid_bet: string;
  readonly carried_net: string;
}

const toPlay = (row: Row): CountedPlay => ({
  memberId: row.member_id,
  gameType: row.game_type,
  bets: row.bets,
  stake: BigInt(row.stake),
  validBet: BigInt(row.valid_bet),
  win: BigInt(row.win),
  carriedValidBet: BigInt(row.carried_valid_bet),
  carriedNet: BigInt(row.carried_net),
});

/** Settled rounds on their way into the sums by day. A settled round is final, so each is taken once. */
export const betCounts = (queries: Queries) => {
  const waiting = (merchant: string) =>
    and(eq(bets.merchant, merchant), eq(bets.state, 'settled'), isNull(bets.countedAt));
  return {
    /** When the first of those that wait was settled. */
    firstWaiting: async (merchant: string): Promise<Date | null> => {
      const [row] = await queries
        .select({ at: min(bets.settledAt) })
        .from(bets)
        .where(waiting(merchant));
      return row?.at ?? null;
    },

    /** Marks what waits and was settled before `to` as counted in the slot, and adds it up. */
    take: async (
      merchant: string,
      { from, to, day }: { readonly from: Date; readonly to: Date; readonly day: string },
    ): Promise<CountedPlay[]> => {
      const isCarried = sql`counted_on < ${day}::date`;
      const { rows } = await queries.execute<Row>(sql`
        WITH due AS (
          SELECT id FROM ${bets} WHERE ${waiting(merchant)} AND settled_at < ${to} ORDER BY id FOR UPDATE
        ), taken AS (
          UPDATE ${bets} SET counted_at = ${from} FROM due WHERE ${bets.id} = due.id
          RETURNING member_id, game_type, stake, valid_bet, win, counted_on
        )
        SELECT member_id, game_type, count(*)::int AS bets,
          sum(stake)::text AS stake, sum(valid_bet)::text AS valid_bet, sum(win)::text AS win,
          coalesce(sum(valid_bet) FILTER (WHERE ${isCarried}), 0)::text AS carried_valid_bet,
          coalesce(sum(win - stake) FILTER (WHERE ${isCarried}), 0)::text AS carried_net
        FROM taken GROUP BY member_id, game_type`);
      return rows.map(toPlay);
    },
  };
};
