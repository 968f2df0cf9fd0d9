import { and, desc, eq, ne } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';

/** When a member staked last, a round aside; undefined before the first. */
export const lastStakeAt = async (
  queries: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
  but: string,
): Promise<Date | undefined> => {
  const [last] = await queries
    .select({ at: bets.placedAt })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.memberId, memberId), ne(bets.id, but)))
    .orderBy(desc(bets.placedAt))
    .limit(1);
  return last?.at;
};
