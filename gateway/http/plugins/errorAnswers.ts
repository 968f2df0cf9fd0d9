import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus, type ErrorCode } from '#contract/errors';
import { isBadData } from '../../platform/database/isBadData.ts';
import { isTransient } from '../../platform/database/isTransient.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { failurePage } from './hostPages.ts';
import { headersOfAll } from './securityHeaders.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

const refusalOf = (error: FastifyError | Refusal): Refusal => {
  if (error instanceof Refusal) return error;
  const status = error.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new Refusal(codeOfStatus[status] ?? 'bad_request');
  }
  if (isBadData(error)) return new Refusal('bad_request');
  const soon = isTransient(error);
  return new Refusal(soon ? 'try_again' : 'unknown_error', undefined, soon ? 1 : undefined);
};

/** Whether a browser opens the address as a page; calls of the site ask for JSON. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);

const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, value, retryAfter }: Refusal,
): FastifyReply => {
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const status = errorStatus[code];
  void reply.code(status).header('cache-control', 'no-store');
  if (isNavigation(request)) return reply.type('text/html; charset=utf-8').send(failurePage(status));
  return reply
    .type('application/json; charset=utf-8')
    .send({ success: false, message: code, ...(value === undefined ? {} : { value }) });
};

/** For requests that never reached a route, such as an address that cannot be decoded; no hook bounds their bodies. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(request, reply.headers({ ...headersOfAll, connection: 'close' }), refusalOf(error));
};

/** Every failure in the shape of the contract, its cause only in the log. */
export const errorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && !(error instanceof Refusal))
      request.log.error({ err: error }, 'call failed');
    return answer(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal('not_found')));
};
