import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CategoryBets } from './rebateBets.ts';
import { bets } from './schema.ts';
import { spanOf } from './spanOf.ts';

/** More rounds than that wait for the next time. */
const MOST_AT_ONCE = 5_000;

interface Row extends Record<string, unknown> {
  readonly game_type: string;
  readonly after: number;
  readonly valid_bet: string;
}

/**
 * Marks a member's settled rounds as having earned points, each once, and adds up their valid bets by game type and by
 * the moments between them. A row that somebody else holds is left for the next time, so that nobody waits here.
 */
export const earningBets = async (
  tx: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
  { moments, now }: { readonly moments: readonly Date[]; readonly now: Date },
): Promise<CategoryBets[]> => {
  const waiting = and(
    eq(bets.merchant, merchant),
    eq(bets.memberId, memberId),
    eq(bets.state, 'settled'),
    isNull(bets.earnedAt),
  );
  const { rows } = await tx.execute<Row>(sql`
    WITH due AS (
      SELECT id FROM ${bets} WHERE ${waiting} ORDER BY id LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE ${bets} SET earned_at = ${now} FROM due WHERE ${bets.id} = due.id
      RETURNING game_type, ${spanOf(moments)} AS after, valid_bet
    )
    SELECT game_type, after, sum(valid_bet)::text AS valid_bet FROM taken GROUP BY game_type, after`);
  return rows.map((row) => ({
    gameType: row.game_type,
    after: row.after,
    validBet: BigInt(row.valid_bet),
  }));
};
