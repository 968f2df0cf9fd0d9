import type { Currency } from '#contract/money';
import { lockMember } from '../../members/members/lockMember.ts';
import { boundMoney } from '../../money/turnover/boundMoney.ts';
import type { Queries } from '../../platform/database/database.ts';
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
}

/**
 * Corrects a statement by another one with a posting of its own, in a transaction. Refuses `not_found`, and
 * `insufficient_funds` when more is taken back than the wallet holds. What is paid to an account that is not active
 * waits as other statements do.
 */
export const correctStatement = async (
  tx: Queries,
  runtime: Runtime,
  merchant: string,
  { statementId, amount, reason }: Correction,
): Promise<Statement> => {
  const store = statementStore(tx);
  const found = (await store.byId(merchant, statementId)) ?? refuse('not_found');
  const { memberId, contractId, versionId, kind, period, from, to, currency } = found;
  const now = runtime.now();
  await lockMember(tx, { merchant, memberId });
  const isNow = amount < 0n || (await canBePaid(tx, runtime, found));
  const written = await store.insert({
    id: runtime.newId(),
    ...{ merchant, memberId, contractId, versionId, kind, period, from, to, currency, reason },
    type: 'correction',
    corrects: found.corrects ?? found.id,
    sum: amount,
    state: isNow ? 'paid' : 'waiting',
    computedAt: now,
    paidAt: isNow ? now : null,
  });
  if (written === undefined) throw new Error('A correction was not written');
  if (isNow) await payStatement(tx, runtime, written, now);
  if (amount < 0n) await boundMoney(tx).remove({ merchant, memberId }, currency as Currency, -amount);
  return written;
};
