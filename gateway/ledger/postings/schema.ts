import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn, merchantColumn } from '../../platform/database/columns.ts';
import { kindsBelowZero } from './accountKinds.ts';

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const minorUnits = () => bigint({ mode: 'bigint' }).notNull();
const mayBeNegative = kindsBelowZero.map((kind) => `'${kind}'`).join(', ');

/** The name of the constraint that refuses an overdraft. */
export const NOT_NEGATIVE = 'ledger_balance_not_negative';

/** One purse of one owner in one currency. `balance` is written by a trigger on `ledger_entries` alone. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    merchant: merchantColumn(),
    kind: text().notNull(),
    /** Member id for the kinds of a member, vendor code for `vendor`, else empty. */
    owner: text().notNull(),
    currency: text().notNull(),
    balance: minorUnits().default(sql`0`),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.merchant, table.kind, table.owner, table.currency),
    unique('ledger_accounts_identity').on(table.id, table.merchant, table.currency),
    check(NOT_NEGATIVE, sql.raw(`kind IN (${mayBeNegative}) OR balance >= 0`)),
  ],
);

/** One movement of money; its entries sum to zero in each currency. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: id(),
    merchant: merchantColumn(),
    /** Names the movement: a key is posted once. */
    key: text().notNull(),
    reason: text().notNull(),
    /** What the movement belongs to: an order, a bet, an act of the operator. */
    ref: text().notNull(),
    /** SHA-256 of reason and entries, so that a key used again for another movement is seen. */
    fingerprint: text().notNull(),
    postedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('ledger_postings_key').on(table.merchant, table.key),
    unique('ledger_postings_identity').on(table.id, table.merchant),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    merchant: merchantColumn(),
    postingId: bigint({ mode: 'bigint' }).notNull(),
    accountId: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** Added to the account: above zero in, below zero out. */
    amount: minorUnits(),
    /** Written by the trigger. */
    balanceAfter: minorUnits().default(sql`0`),
    /** The transaction that wrote it; those below every running one can no longer be joined by others. */
    xact: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`ledger_xact()`),
    /** Of its posting, so that a member's record of some days is found without the postings of all the others. */
    postedAt: instantColumn().notNull(),
  },
  (table) => [
    check('ledger_entries_amount', sql.raw('amount <> 0')),
    index('ledger_entries_posting').on(table.postingId),
    index('ledger_entries_xact').on(table.xact),
    index('ledger_entries_account').on(table.accountId, table.postedAt, table.id),
    foreignKey({
      name: 'ledger_entries_of_posting',
      columns: [table.postingId, table.merchant],
      foreignColumns: [ledgerPostings.id, ledgerPostings.merchant],
    }),
    foreignKey({
      name: 'ledger_entries_of_account',
      columns: [table.accountId, table.merchant, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.merchant, ledgerAccounts.currency],
    }),
  ],
);
