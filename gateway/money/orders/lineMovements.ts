import { and, desc, eq, gt, gte, lt, ne, notLike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../ledger/postings/schema.ts';
import { members } from '../../members/members/schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const lineReason = 'line.transfer';

const otherEntry = alias(ledgerEntries, 'other_entry');
const otherAccount = alias(ledgerAccounts, 'other_account');

/** What went from or to the member in the line, and the member on the other side. */
export const lineMovements = (queries: Queries, { merchant, memberId }: Owner, since: Date) =>
  queries
    .select({
      at: ledgerEntries.postedAt,
      amount: ledgerEntries.amount,
      account: members.account,
      line: members.line,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .innerJoin(
      otherEntry,
      and(eq(otherEntry.postingId, ledgerPostings.id), ne(otherEntry.accountId, ledgerAccounts.id)),
    )
    .innerJoin(otherAccount, eq(otherAccount.id, otherEntry.accountId))
    .innerJoin(members, eq(sql`${members.id}::text`, otherAccount.owner))
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.kind, 'member'),
        eq(ledgerAccounts.owner, memberId),
        eq(ledgerPostings.reason, lineReason),
        gte(ledgerEntries.postedAt, since),
      ),
    )
    .orderBy(desc(ledgerEntries.postedAt), desc(ledgerEntries.id));

/** What agents above have sent the member within a period. */
export const receivedFromAbove = async (
  queries: Queries,
  owner: Owner,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<bigint> => {
  const moved = lineMovements(queries, owner, from).as('moved');
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${moved.amount}), 0)::text` })
    .from(moved)
    .where(and(lt(moved.at, to), gt(moved.amount, 0n), notLike(moved.line, `%${owner.memberId}/%`)));
  return BigInt(row?.sum ?? 0);
};
