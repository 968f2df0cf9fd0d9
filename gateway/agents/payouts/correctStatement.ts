import { hash } from 'node:crypto';
import type { Currency } from '#contract/money';
import { lockMember } from '../../members/members/lockMember.ts';
import { boundMoney } from '../../money/turnover/boundMoney.ts';
import type { Queries } from '../../platform/database/database.ts';
import { KeyReused } from '../../ledger/postings/KeyReused.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { canBePaid, payStatement } from './payStatement.ts';
import type { Statement } from './schema.ts';
import { statementStore } from './statementStore.ts';

interface Correction {
  /** Of the statement that is corrected, which stays as it is. */
  readonly statementId: string;
  /** Minor units: above zero is paid in addition, below zero taken back. */
  readonly amount: bigint;
  readonly reason: string;
  /** The same key never corrects twice. */
  readonly key: string;
}

/** An id that a key always leads to (UUID version 8), so that a key is used once. */
const idOfKey = (merchant: string, key: string): string => {
  const hex = hash('sha256', JSON.stringify(['correction', merchant, key]), 'hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
};

/**
 * Corrects a statement by another one with a posting of its own, in a transaction. Refuses `not_found`, and
 * `insufficient_funds` when more is taken back than the wallet holds. What is paid to an account that is not active
 * waits as other statements do. A key that was used is answered as before and nothing moves; throws KeyReused when it was
 * for another correction.
 */
export const correctStatement = async (
  tx: Queries,
  runtime: Runtime,
  merchant: string,
  { statementId, amount, reason, key }: Correction,
): Promise<{ readonly written: Statement; readonly repeated: boolean }> => {
  const store = statementStore(tx);
  const found = (await store.byId(merchant, statementId)) ?? refuse('not_found');
  const { memberId, contractId, versionId, kind, period, from, to, currency } = found;
  const now = runtime.now();
  await lockMember(tx, { merchant, memberId });
  const id = idOfKey(merchant, key);
  const before = await store.byId(merchant, id);
  const corrects = found.corrects ?? found.id;
  if (before !== undefined) {
    const isSame = before.corrects === corrects && before.sum === amount && before.reason === reason;
    if (!isSame) throw new KeyReused(key);
    return { written: before, repeated: true };
  }
  const isNow = amount < 0n || (await canBePaid(tx, runtime, found));
  const written = await store.insert({
    id,
    ...{ merchant, memberId, contractId, versionId, kind, period, from, to, currency, reason },
    type: 'correction',
    corrects,
    sum: amount,
    state: isNow ? 'paid' : 'waiting',
    computedAt: now,
    paidAt: isNow ? now : null,
  });
  if (written === undefined) throw new KeyReused(key);
  if (isNow) await payStatement(tx, runtime, written, now);
  if (amount < 0n) await boundMoney(tx).remove({ merchant, memberId }, currency as Currency, -amount);
  return { written, repeated: false };
};
