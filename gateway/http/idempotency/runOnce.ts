import { and, eq, sql } from 'drizzle-orm';
import { isErrorCode } from '#contract/errors';
import type { Database, Queries } from '../../platform/database/database.ts';
import { errorCode } from '../../platform/database/errorCode.ts';
import type { MoneyRequest, RunOnce } from '../endpoints/runOnce.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
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
  const insert = sql`
    INSERT INTO idempotency_keys (merchant, member, endpoint, key, body_hash, created_at)
    VALUES (${merchant}, ${member}, ${endpoint}, ${key}, ${bodyHash}, ${now})
    ON CONFLICT DO NOTHING`;
  try {
    return (await tx.execute(insert)).rowCount === 1;
  } catch (error) {
    if (errorCode(error) === LOCK_NOT_AVAILABLE) return refuse('already_running');
    throw error;
  }
};

/** The effect ended in a designed refusal: all it wrote goes back, and the refusal is kept as the answer. */
class EffectRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const unpack = (answer: Answer): unknown =>
  'code' in answer && isErrorCode(answer.code) ? refuse(answer.code, answer.value) : answer.value;

const keep = async (tx: Queries, request: MoneyRequest, answer: Answer): Promise<void> => {
  const { merchant, memberId: member, endpoint, key } = request;
  await tx.execute(sql`
    UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::jsonb
    WHERE merchant = ${merchant} AND member = ${member} AND endpoint = ${endpoint} AND key = ${key}`);
};

/** What the key was answered with before, or what is given now. */
const answerOnce = async (
  tx: Queries,
  request: MoneyRequest,
  give: () => Promise<Answer>,
): Promise<Answer> => {
  if (!(await claim(tx, request))) {
    const [first] = await tx.select().from(idempotencyKeys).where(rowOf(request));
    if (first === undefined) return refuse('try_again');
    if (first.bodyHash !== request.bodyHash) return refuse('idempotency_key_reused');
    return first.answer as Answer;
  }
  const given = await give();
  await keep(tx, request, given);
  return given;
};

/**
 * The key's row is inserted before the effect and in its transaction: a second request with the key waits at that
 * row, then finds the first answer. A refusal is an answer too: it is kept once the transaction of the effect is gone,
 * unless another request with the key was answered in between, whose answer then counts for both. Any other failure
 * rolls the row back with the effect.
 */
export const runOnceIn =
  (database: Database): RunOnce =>
  async <Result>(request: MoneyRequest, effect: (tx: Queries) => Promise<Result>): Promise<Result> => {
    const answered = (give: (tx: Queries) => Promise<Answer>): Promise<Answer> =>
      database.transaction((tx) => answerOnce(tx, request, () => give(tx)));
    const run = async (tx: Queries): Promise<Answer> => {
      try {
        return { value: await effect(tx) };
      } catch (error) {
        throw error instanceof Refusal ? new EffectRefused(error) : error;
      }
    };
    try {
      return unpack(await answered(run)) as Result;
    } catch (error) {
      if (!(error instanceof EffectRefused)) throw error;
      const { code, value } = error.refusal;
      return unpack(await answered(() => Promise.resolve({ code, value }))) as Result;
    }
  };
