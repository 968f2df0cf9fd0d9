import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { announceBalances } from './announceBalances.ts';
import { brokenConstraint } from './brokenConstraint.ts';
import { checkMovement } from './checkMovement.ts';
import { fingerprint } from './fingerprint.ts';
import { KeyReused } from './KeyReused.ts';
import type { Movement } from './movement.ts';
import { openAccounts } from './openAccounts.ts';
import { ledgerPostings, NOT_NEGATIVE } from './schema.ts';

export interface Posting {
  readonly id: bigint;
  /** The key had been posted before: nothing moved this time. */
  readonly repeated: boolean;
}

interface Row {
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
}

/** Writes a posting with its entries in one statement; nothing when the key was posted before. */
const book = async (
  tx: Queries,
  { merchant, key, reason, ref, at }: Movement,
  mark: string,
  rows: readonly Row[],
): Promise<bigint | undefined> => {
  const posted = await tx.execute<{ id: string }>(sql`
    WITH made AS (
      INSERT INTO ledger_postings (merchant, key, reason, ref, fingerprint, posted_at)
      VALUES (${merchant}, ${key}, ${reason}, ${ref}, ${mark}, ${at})
      ON CONFLICT (merchant, key) DO NOTHING
      RETURNING id, merchant, posted_at
    ), booked AS (
      INSERT INTO ledger_entries (merchant, posting_id, account_id, currency, amount, posted_at)
      SELECT made.merchant, made.id, account, currency, amount, made.posted_at
      FROM made, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS entry (account bigint, currency text, amount bigint)
      -- The trigger locks accounts in the order of the rows.
      ORDER BY account
    )
    SELECT id FROM made`);
  const [made] = posted.rows;
  return made && BigInt(made.id);
};

/**
 * Books a movement: the only way by which a balance changes, and the one place that announces it. Refuses
 * `insufficient_funds` when a member's account would fall below zero; throws LedgerError for a movement that does not
 * sum to zero, KeyReused for a key that was used for another one.
 * The caller's transaction cannot go on after a refusal, unless the call ran in a savepoint of its own.
 */
export const post = async (tx: Queries, movement: Movement): Promise<Posting> => {
  checkMovement(movement);
  const { merchant, entries } = movement;
  const mark = fingerprint(movement);
  const accountOf = await openAccounts(tx, merchant, entries);
  const rows = entries.map((entry) => ({
    account: accountOf(entry).toString(),
    currency: entry.currency,
    amount: entry.amount.toString(),
  }));
  try {
    const id = await book(tx, movement, mark, rows);
    if (id === undefined) return await repetition(tx, movement, mark);
    await announceBalances(tx, movement);
    return { id, repeated: false };
  } catch (error) {
    if (brokenConstraint(error) === NOT_NEGATIVE) return refuse('insufficient_funds');
    throw error;
  }
};

const repetition = async (tx: Queries, { merchant, key }: Movement, mark: string): Promise<Posting> => {
  const [first] = await tx
    .select({ id: ledgerPostings.id, mark: ledgerPostings.fingerprint })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.merchant, merchant), eq(ledgerPostings.key, key)));
  if (first?.mark !== mark) throw new KeyReused(key);
  return { id: first.id, repeated: true };
};
