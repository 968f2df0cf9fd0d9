import { and, eq, sql } from 'drizzle-orm';
import { bets } from '../../play/bets/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { RewardOwner } from './rewardStore.ts';

/** Valid bets of a member in all, in minor units. */
export const wagered = async (queries: Queries, { merchant, memberId }: RewardOwner): Promise<bigint> => {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.merchant, merchant), eq(bets.memberId, memberId)));
  return BigInt(row?.sum ?? 0);
};
