import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CreditedDeposit } from './creditedDeposits.ts';
import { deposits } from './schema.ts';

/**
 * Marks a member's credited deposits as having earned points, each once. A row that somebody else holds is left for the
 * next time, so that nobody waits here.
 */
export const earningDeposits = async (
  tx: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
  now: Date,
): Promise<CreditedDeposit[]> => {
  const waiting = and(
    eq(deposits.merchant, merchant),
    eq(deposits.memberId, memberId),
    isNotNull(deposits.credited),
    isNull(deposits.earnedAt),
  );
  const { rows } = await tx.execute<{ amount: string; at: Date }>(sql`
    WITH due AS (
      SELECT id FROM ${deposits} WHERE ${waiting} ORDER BY id FOR UPDATE SKIP LOCKED
    )
    UPDATE ${deposits} SET earned_at = ${now} FROM due WHERE ${deposits.id} = due.id
    RETURNING (credited - coalesce(aside, 0))::text AS amount, changed_at AS at`);
  return rows.map(({ amount, at }) => ({ amount: BigInt(amount), at: new Date(at) }));
};
