import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';
import { spanOf } from './spanOf.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** Valid bets of a category, minor units. */
export interface CategoryBets {
  readonly gameType: string;
  /** How many of the given moments had come when they were settled. */
  readonly after: number;
  readonly validBet: bigint;
}

/** Settled rounds that no rebate has paid back yet, told apart by moments between them, the earliest first. */
export const rebateBets = (queries: Queries) => {
  const open = ({ merchant, memberId }: Owner) =>
    and(
      eq(bets.merchant, merchant),
      eq(bets.memberId, memberId),
      eq(bets.state, 'settled'),
      isNull(bets.rebateId),
    );
  return {
    open: async (owner: Owner, moments: readonly Date[]): Promise<CategoryBets[]> => {
      const rows = await queries
        .select({
          gameType: bets.gameType,
          after: spanOf(moments).as('after_moments'),
          validBet: sql<string>`sum(${bets.validBet})::text`,
        })
        .from(bets)
        .where(open(owner))
        .groupBy(bets.gameType, sql`after_moments`)
        .orderBy(asc(bets.gameType), sql`after_moments`);
      return rows.map(({ validBet, ...row }) => ({ ...row, validBet: BigInt(validBet) }));
    },

    /** Marks them as paid back; who does so at the same time waits for the rows and finds none left. */
    take: async (owner: Owner, rebateId: string, moments: readonly Date[]): Promise<CategoryBets[]> => {
      const { rows } = await queries.execute<{ game_type: string; after: number; valid_bet: string }>(sql`
        WITH taken AS (
          UPDATE ${bets} SET rebate_id = ${rebateId} WHERE ${open(owner)}
          RETURNING game_type, ${spanOf(moments)} AS after, valid_bet
        )
        SELECT game_type, after, sum(valid_bet)::text AS valid_bet FROM taken GROUP BY game_type, after`);
      return rows.map((row) => ({
        gameType: row.game_type,
        after: row.after,
        validBet: BigInt(row.valid_bet),
      }));
    },
  };
};
