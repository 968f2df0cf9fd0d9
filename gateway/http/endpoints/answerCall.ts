import type { FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import type { EndpointName } from '#contract/endpoints';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { bodyHash } from './bodyHash.ts';
import type { Call, Handler, MoneyHandler } from './handlers.ts';
import type { MoneyRequest, RunOnce } from './runOnce.ts';
import '../plugins/request.ts';

/** A handler and its call as the table's loop sees them, whatever their name. */
export type AnyHandler = Handler<never> | MoneyHandler<never>;
type AnyCall = Call<never>;

export interface AnswerOptions {
  readonly runtime: Pick<Runtime, 'now'>;
  readonly runOnce: RunOnce;
}

/** Characters; the site's own have 32. */
const LONGEST_KEY = 128;

const moneyRequest = (request: FastifyRequest, endpoint: EndpointName, now: Date): MoneyRequest => {
  const key = request.headers[headers.idempotencyKey];
  if (typeof key !== 'string' || key === '') return refuse('idempotency_key_missing');
  if (key.length > LONGEST_KEY) return refuse('bad_request');
  const { caller, tenant, body } = request;
  if (caller === undefined) return refuse('not_logged_in');
  return {
    merchant: tenant.merchantCode,
    memberId: caller.memberId,
    endpoint,
    key,
    bodyHash: bodyHash(body),
    now,
  };
};

/** Runs a call's handler; one that moves money at most once a key, in the transaction of that key. */
export const answerCall = (
  name: EndpointName,
  { money }: Endpoint,
  handler: AnyHandler,
  { runtime, runOnce }: AnswerOptions,
) => {
  const { inTransaction, afterwards } =
    typeof handler === 'function' ? { inTransaction: handler, afterwards: undefined } : handler;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { query, body, caller, tenant } = request;
    const now = runtime.now();
    const merchant = tenant.merchantCode;
    const call = { query, body, caller, merchant, tenant, now, request, reply } as AnyCall;
    if (!money) return inTransaction(call);
    const value = await runOnce<unknown>(moneyRequest(request, name, now), (tx) =>
      Promise.resolve(inTransaction({ ...call, tx })),
    );
    return afterwards ? afterwards(value, call) : value;
  };
};
