import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** Valid bets of a category, minor units. */
export interface CategoryBets {
  readonly gameType: string;
  readonly validBet: bigint;
}

/** Settled rounds that no rebate has paid back yet. */
export const rebateBets = (queries: Queries) => {
  const open = ({ merchant, memberId }: Owner) =>
    and(
      eq(bets.merchant, merchant),
      eq(bets.memberId, memberId),
      eq(bets.state, 'settled'),
      isNull(bets.rebateId),
    );
  return {
    open: async (owner: Owner): Promise<CategoryBets[]> => {
      const rows = await queries
        .select({ gameType: bets.gameType, validBet: sql<string>`sum(${bets.validBet})::text` })
        .from(bets)
        .where(open(owner))
        .groupBy(bets.gameType)
        .orderBy(asc(bets.gameType));
      return rows.map(({ gameType, validBet }) => ({ gameType, validBet: BigInt(validBet) }));
    },

    /** Marks them as paid back; who does so at the same time waits for the rows and finds none left. */
    take: async (owner: Owner, rebateId: string): Promise<CategoryBets[]> => {
      const { rows } = await queries.execute<{ game_type: string; valid_bet: string }>(sql`
        WITH taken AS (
          UPDATE ${bets} SET rebate_id = ${rebateId} WHERE ${open(owner)} RETURNING game_type, valid_bet
        )
        SELECT game_type, sum(valid_bet)::text AS valid_bet FROM taken GROUP BY game_type`);
      return rows.map((row) => ({ gameType: row.game_type, validBet: BigInt(row.valid_bet) }));
    },
  };
};
