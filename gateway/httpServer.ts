import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { callLog } from './plugins/callLog.ts';
import { clientErrors } from './plugins/clientErrors.ts';
import { errorAnswers, frameworkErrors } from './plugins/errorAnswers.ts';
import { securityHeaders } from './plugins/securityHeaders.ts';
import type { Runtime } from './runtime.ts';

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger;
  readonly runtime: Pick<Runtime, 'newId'>;
  /** Proxies in front of it, counted exactly: each adds one address that is believed (security row 35). */
  readonly trustedHops: number;
  /** How shapes are compiled; each server compiles its own unless given. */
  readonly schemaController?: FastifyServerOptions['schemaController'];
}

const BODY_LIMIT = 16 * 1024;
const REQUEST_TIMEOUT = 15_000;
/** Node looks for requests that take too long only so often. */
const LOOK_EVERY = 5_000;

/** Bodies are taken as they are: nothing is turned into another type, filled in or dropped. */
const ajv = {
  customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false },
} as const;

/** What gateway and front have in common: limits, request ids, headers and the shape of failures. */
export const httpServer = ({
  log,
  runtime,
  trustedHops,
  schemaController,
}: HttpServerOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => runtime.newId(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < trustedHops,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { connectionsCheckingInterval: LOOK_EVERY, headersTimeout: REQUEST_TIMEOUT },
    // A stop waits for running calls and cuts what only idles.
    forceCloseConnections: 'idle',
    frameworkErrors,
    clientErrorHandler: clientErrors,
    ajv,
    ...(schemaController && { schemaController }),
  });
  callLog(app);
  securityHeaders(app);
  errorAnswers(app);
  return app;
};
