import { sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './schema.ts';

/** The books as an audit reads them: each is a subquery to stand after FROM, with a name of its own. */
export const bookRows = {
  accounts: sql`(SELECT id, merchant, kind, owner, currency, balance FROM ${ledgerAccounts})`,
  postings: sql`(SELECT id FROM ${ledgerPostings})`,
  /** `xact` is the transaction that wrote the entry. */
  entries: sql`(SELECT posting_id, account_id, currency, amount, xact FROM ${ledgerEntries})`,
} as const;
