import { and, eq } from 'drizzle-orm';
import { isErrorCode } from '#contract/errors';
import type { Database, Queries } from '../database/database.ts';
import { errorCode } from '../database/errorCode.ts';
import type { MoneyRequest, RunOnce } from '../endpoints/runOnce.ts';
import { Refusal, refuse } from '../refusal.ts';
import { idempotencyKeys } from './schema.ts';

/** What a key was answered with: the value, or the refusal of the first try. */
type Answer = { readonly value: unknown } | { readonly code: string; readonly value?: unknown };

const rowOf = ({ merchant, memberId, endpoint, key }: MoneyRequest) =>
  and(
    eq(idempotencyKeys.merchant, merchant),
    eq(idempotencyKeys.member, memberId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );

const LOCK_NOT_AVAILABLE = '55P03';

/** False when the key has a row already. Waits for a first request that still runs, at most as long as the pool's lock timeout. */
const claim = async (tx: Queries, request: MoneyRequest): Promise<boolean> => {
  const { merchant, memberId: member, endpoint, key, bodyHash, now } = request;
  const insert = tx
    .insert(idempotencyKeys)
    .values({ merchant, member, endpoint, key, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  try {
    return (await insert).length > 0;
  } catch (error) {
    if (errorCode(error) === LOCK_NOT_AVAILABLE) return refuse('already_running');
    throw error;
  }
};

/** Runs in a savepoint: after a designed refusal the transaction lives on and keeps the answer. */
const attempt = async (tx: Queries, effect: (tx: Queries) => Promise<unknown>): Promise<Answer> => {
  try {
    return { value: await tx.transaction(effect) };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, value: error.value };
    throw error;
  }
};

const unpack = (answer: Answer): unknown =>
  'code' in answer && isErrorCode(answer.code) ? refuse(answer.code, answer.value) : answer.value;

/**
 * The key's row is inserted before the effect and in its transaction: a second request with the key waits at that
 * row, then finds the first answer. A refusal is an answer too; any other failure rolls the row back with the effect.
 */
export const runOnceIn =
  (database: Database): RunOnce =>
  async <Result>(request: MoneyRequest, effect: (tx: Queries) => Promise<Result>): Promise<Result> => {
    const answer = await database.transaction(async (tx): Promise<Answer> => {
      if (!(await claim(tx, request))) {
        const [first] = await tx.select().from(idempotencyKeys).where(rowOf(request));
        if (first === undefined) return refuse('try_again');
        if (first.bodyHash !== request.bodyHash) return refuse('idempotency_key_reused');
        return first.answer as Answer;
      }
      const given = await attempt(tx, effect);
      await tx.update(idempotencyKeys).set({ answer: given }).where(rowOf(request));
      return given;
    });
    return unpack(answer) as Result;
  };
