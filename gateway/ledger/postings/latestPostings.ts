import { and, desc, eq, exists } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { within, type SearchedTime } from '../../platform/database/searching.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

interface PostingSearch extends SearchedTime {
  /** Id of a member whose money moved. */
  readonly owner?: string | undefined;
}

/** The last movements of a brand, the newest first; those that are searched for. */
export const latestPostings = (
  queries: Queries,
  merchant: string,
  limit: number,
  { owner, ...time }: PostingSearch = {},
): Promise<(typeof ledgerPostings.$inferSelect)[]> => {
  const moved =
    owner === undefined
      ? undefined
      : exists(
          queries
            .select({ id: ledgerEntries.id })
            .from(ledgerEntries)
            .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
            .where(and(eq(ledgerEntries.postingId, ledgerPostings.id), eq(ledgerAccounts.owner, owner))),
        );
  return queries
    .select()
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.merchant, merchant), moved, within(ledgerPostings.postedAt, time)))
    .orderBy(desc(ledgerPostings.id))
    .limit(limit);
};
