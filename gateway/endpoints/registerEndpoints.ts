import type { FastifyInstance, RouteOptions } from 'fastify';
import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import type { OpenEnvelope } from '../envelope/openEnvelope.ts';
import { policy } from '../policy.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { answerOf, nothing } from './answerSchema.ts';
import { bodyHash } from './bodyHash.ts';
import type { Call, Handler, Handlers } from './handlers.ts';
import type { RunOnce } from './runOnce.ts';
import { tableProblems } from './tableProblems.ts';
import '../plugins/request.ts';

export interface EndpointOptions {
  readonly handlers: Handlers;
  readonly runtime: Runtime;
  readonly openEnvelope: OpenEnvelope;
  readonly runOnce: RunOnce;
}

type AnyHandler = Handler<never>;
type AnyCall = Call<never>;

const routeOf = (
  name: EndpointName,
  handler: AnyHandler | undefined,
  options: EndpointOptions,
): RouteOptions => {
  const endpoint: Endpoint = endpoints[name];
  const shapes: EndpointSchemas | undefined = (schemas as Partial<Record<EndpointName, EndpointSchemas>>)[
    name
  ];
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint: name },
    schema: shapes && {
      querystring: shapes.query ?? nothing,
      ...(shapes.body && { body: shapes.body }),
      response: { 200: answerOf(shapes.value) },
    },
    onRequest: async (request) => {
      const verdict = policy(request.caller, endpoint);
      if (verdict !== 'allowed') refuse(verdict);
      if (handler === undefined) refuse('not_available');
    },
    preValidation: async (request) => {
      if (!shapes?.body && request.body !== undefined) refuse('bad_request');
      if (endpoint.encrypted) {
        const { merchantCode } = request.tenant;
        request.body = await options.openEnvelope(request.body, {
          method: endpoint.method,
          path: endpoint.path,
          merchant: merchantCode,
        });
      }
    },
    handler: async (request) => {
      const call = {
        query: request.query,
        body: request.body,
        caller: request.caller,
        merchant: request.tenant.merchantCode,
        tenant: request.tenant,
        now: options.runtime.now(),
        request,
      } as AnyCall;
      const run = handler ?? (() => refuse('not_available'));
      if (!endpoint.money) return { success: true, value: await run(call) };
      const key = request.headers[headers.idempotencyKey];
      if (typeof key !== 'string' || key === '') return refuse('idempotency_key_missing');
      const { caller, merchant, now } = call;
      if (caller === undefined) return refuse('not_logged_in');
      const value = await options.runOnce(
        { merchant, memberId: caller.memberId, endpoint: name, key, bodyHash: bodyHash(request.body), now },
        async (tx): Promise<unknown> => run({ ...call, tx } as AnyCall),
      );
      return { success: true, value };
    },
  };
};

/** Builds every route from the endpoint table; throws when the table is not in order. */
export const registerEndpoints = (app: FastifyInstance, options: EndpointOptions): void => {
  const problems = tableProblems(options.handlers);
  if (problems.length > 0) throw new Error(`The endpoint table is not in order:\n${problems.join('\n')}`);
  for (const name of endpointNames) {
    app.route(routeOf(name, (options.handlers as Partial<Record<EndpointName, AnyHandler>>)[name], options));
  }
};
