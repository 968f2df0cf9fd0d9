import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { ModuleId } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import type { OpenEnvelope } from '../envelope/openEnvelope.ts';
import { named } from '../plugins/named.ts';
import { UPLOAD_LIMIT, uploadBodies } from '../plugins/uploadBodies.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { policy } from '../policy/policy.ts';
import { coolOffRefusal } from '../policy/coolOffRefusal.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { answerCall, type AnswerOptions, type AnyHandler } from './answerCall.ts';
import { answerOf, nothing } from './answerSchema.ts';
import type { Handlers } from './handlers.ts';
import { tableProblems } from './tableProblems.ts';
import { typedInput } from './typedInput.ts';
import { WrittenAnswer } from './WrittenAnswer.ts';
import '../plugins/request.ts';

export interface EndpointOptions extends AnswerOptions {
  readonly handlers: Handlers;
  readonly openEnvelope: OpenEnvelope;
  /** Whether a brand has a module switched on. */
  readonly isOn: (tenant: Tenant, flag: ModuleId) => Promise<boolean>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const shapesOf: Partial<Record<EndpointName, EndpointSchemas>> = schemas;

/** The body of an upload is read by its handler, part by part. */
const schemaOf = ({ query, body, value }: EndpointSchemas, { upload }: Endpoint) => ({
  querystring: query ?? nothing,
  ...(body && !upload && { body }),
  response: { 200: answerOf(value) },
});

const builtRoute = (name: EndpointName, handler: AnyHandler, options: EndpointOptions): RouteOptions => {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, encrypted } = endpoint;
  const shapes = shapesOf[name];
  const answer = answerCall(name, endpoint, handler, options);
  return {
    method,
    url: path,
    schema: shapes && schemaOf(shapes, endpoint),
    preValidation: async (request: FastifyRequest) => {
      if (!shapes?.body && request.body !== undefined) refuse('bad_request');
      if (encrypted) {
        const context = { method, path, merchant: request.tenant.merchantCode };
        request.body = await options.openEnvelope(request.body, context);
      }
      request.body = typedInput(request.body);
      request.query = typedInput(request.query);
    },
    handler: async (request, reply) => {
      const value = await answer(request, reply);
      if (value instanceof WrittenAnswer) return reply.type(JSON_TYPE).send(value.body);
      return { success: true, value };
    },
  };
};

/** Builds every route from the endpoint table; throws when the table is not in order. */
export const registerEndpoints = (app: FastifyInstance, options: EndpointOptions): void => {
  const problems = tableProblems(options.handlers);
  if (problems.length > 0) throw new Error(`The endpoint table is not in order:\n${problems.join('\n')}`);
  const handlers = options.handlers as Record<EndpointName, AnyHandler>;
  const isUpload = (name: EndpointName): boolean => (endpoints[name] as Endpoint).upload === true;
  const register = (scope: FastifyInstance, name: EndpointName): void => {
    const handler = handlers[name];
    scope.route({
      ...(isUpload(name) && { bodyLimit: UPLOAD_LIMIT }),
      ...builtRoute(name, handler, options),
      config: { endpoint: name, isUpload: isUpload(name) },
      // Before the body is read: who may not call learns nothing of its shape.
      onRequest: async ({ caller, tenant }) => {
        const { flag, ...endpoint }: Endpoint = endpoints[name];
        const verdict = policy(caller, endpoint);
        const refused = verdict === 'allowed' ? coolOffRefusal(caller, name) : new Refusal(verdict);
        if (refused !== undefined) throw refused;
        if (flag && !(await options.isOn(tenant, flag))) refuse('not_available');
      },
    });
  };
  for (const name of endpointNames.filter((name) => !isUpload(name))) register(app, name);
  void app.register(
    named('uploads', async (scope) => {
      await uploadBodies(scope);
      for (const name of endpointNames.filter(isUpload)) register(scope, name);
    }),
  );
};
