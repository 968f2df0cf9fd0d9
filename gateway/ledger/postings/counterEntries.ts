import { and, eq, gte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';
import type { AccountKind } from './accountKinds.ts';

interface Sought {
  readonly merchant: string;
  readonly kind: AccountKind;
  readonly owner: string;
  /** Of the posting. */
  readonly reason: string;
  readonly since: Date;
}

const otherEntry = alias(ledgerEntries, 'other_entry');
const otherAccount = alias(ledgerAccounts, 'other_account');

/** Entries of an owner's accounts in postings of one reason, each with the owner on the other side; to be joined. */
export const counterEntries = (queries: Queries, { merchant, kind, owner, reason, since }: Sought) =>
  queries
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.postedAt,
      amount: ledgerEntries.amount,
      otherOwner: otherAccount.owner,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .innerJoin(
      otherEntry,
      and(eq(otherEntry.postingId, ledgerPostings.id), ne(otherEntry.accountId, ledgerAccounts.id)),
    )
    .innerJoin(otherAccount, eq(otherAccount.id, otherEntry.accountId))
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.kind, kind),
        eq(ledgerAccounts.owner, owner),
        eq(ledgerPostings.reason, reason),
        gte(ledgerEntries.postedAt, since),
      ),
    )
    .as('entry');
