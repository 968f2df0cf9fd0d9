import type { Database, Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { capture, hold, release } from '../../ledger/postings/holds.ts';
import { at, cashier, member, merchant, movement } from './ledgerFixture.ts';
import { LedgerError } from '../../ledger/postings/LedgerError.ts';
import { isSettle, type Act } from './ledgerModel.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post, type Posting } from '../../ledger/postings/post.ts';

/** The same act in the ledger; members belong to `run`, so that runs share a database. */
const perform = (tx: Queries, act: Act, run: string): Promise<Posting> => {
  const name = { key: `${run}:${act.nonce}`, merchant, at };
  if (isSettle(act)) {
    return act.kind === 'release' ? release(tx, name) : capture(tx, { ...name, to: cashier });
  }
  const amount = BigInt(act.amount);
  const own = member(`${run}:${act.owner}`);
  if (act.kind === 'hold') {
    return hold(tx, { ...name, member: own.owner, amount, currency: 'VND', reason: 'hold', ref: name.key });
  }
  const other = act.kind === 'pass' ? member(`${run}:${act.to}`) : cashier;
  const [from, to] = act.kind === 'deposit' ? ([cashier, own] as const) : ([own, other] as const);
  return post(tx, movement(`${run}:${act.kind}:${act.nonce}`, transfer(from, to, amount, 'VND')));
};

/** True when money moved. A refusal for want of money and the misuse of a key are part of the game. */
export const performAct = async (database: Database, act: Act, run: string): Promise<boolean> => {
  try {
    const { repeated } = await database.transaction((tx) => perform(tx, act, run));
    return !repeated;
  } catch (error) {
    if (error instanceof Refusal || error instanceof LedgerError) return false;
    throw error;
  }
};
