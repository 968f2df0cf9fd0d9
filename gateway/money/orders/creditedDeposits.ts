import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deposits } from './schema.ts';

export interface CreditedDeposit {
  /** What can be played of it, minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** What was credited to a member, the first one first. */
export const creditedDeposits = async (
  queries: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
): Promise<CreditedDeposit[]> => {
  const rows = await queries
    .select({
      amount: sql<string>`(${deposits.credited} - coalesce(${deposits.aside}, 0))::text`,
      at: deposits.changedAt,
    })
    .from(deposits)
    .where(
      and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId), isNotNull(deposits.credited)),
    )
    .orderBy(asc(deposits.changedAt));
  return rows.map(({ amount, at }) => ({ amount: BigInt(amount), at }));
};
