import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { brokenConstraint } from './brokenConstraint.ts';
import { checkMovement } from './checkMovement.ts';
import { fingerprint } from './fingerprint.ts';
import { LedgerError } from './LedgerError.ts';
import type { Movement } from './movement.ts';
import { openAccounts } from './openAccounts.ts';
import { ledgerEntries, ledgerPostings, NOT_NEGATIVE } from './schema.ts';

export interface Posting {
  readonly id: bigint;
  /** The key had been posted before: nothing moved this time. */
  readonly repeated: boolean;
}

/**
 * Books a movement: the only way by which a balance changes. Refuses `insufficient_funds` when a member's account
 * would fall below zero; throws LedgerError for a movement that does not sum to zero or a key used for another one.
 * The caller's transaction cannot go on after a refusal, unless the call ran in a savepoint of its own.
 */
export const post = async (tx: Queries, movement: Movement): Promise<Posting> => {
  checkMovement(movement);
  const { merchant, key, reason, ref, at, entries } = movement;
  const mark = fingerprint(movement);
  const [made] = await tx
    .insert(ledgerPostings)
    .values({ merchant, key, reason, ref, fingerprint: mark, postedAt: at })
    .onConflictDoNothing({ target: [ledgerPostings.merchant, ledgerPostings.key] })
    .returning({ id: ledgerPostings.id });
  if (made === undefined) return repetition(tx, movement, mark);

  const accountOf = await openAccounts(tx, merchant, entries);
  const rows = entries
    .map((entry) => ({
      merchant,
      postingId: made.id,
      accountId: accountOf(entry),
      currency: entry.currency,
      amount: entry.amount,
    }))
    // The trigger locks accounts in the order of the rows.
    .sort((a, b) => Number(a.accountId - b.accountId));
  try {
    await tx.insert(ledgerEntries).values(rows);
  } catch (error) {
    if (brokenConstraint(error) === NOT_NEGATIVE) return refuse('insufficient_funds');
    throw error;
  }
  return { id: made.id, repeated: false };
};

const repetition = async (tx: Queries, { merchant, key }: Movement, mark: string): Promise<Posting> => {
  const [first] = await tx
    .select({ id: ledgerPostings.id, mark: ledgerPostings.fingerprint })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.merchant, merchant), eq(ledgerPostings.key, key)));
  if (first?.mark !== mark) throw new LedgerError(`Key ${key} was posted for another movement`);
  return { id: first.id, repeated: true };
};
