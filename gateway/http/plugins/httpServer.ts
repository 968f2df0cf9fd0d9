import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { bodyTime } from './bodyTime.ts';
import { callLog } from './callLog.ts';
import { clientErrors } from './clientErrors.ts';
import { decodableUrl } from './decodableUrl.ts';
import { connectionLimits, type ConnectionLimits } from './connectionLimits.ts';
import { errorAnswers, frameworkErrors } from './errorAnswers.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

export interface HttpServerOptions {
  readonly log: FastifyBaseLogger;
  readonly runtime: Pick<Runtime, 'newId'>;
  /** Proxies in front of it, counted exactly: each adds one address that is believed (security row 35). */
  readonly trustedHops: number;
  /** How shapes are compiled; each server compiles its own unless given. */
  readonly schemaController?: FastifyServerOptions['schemaController'];
  readonly times?: Times;
  readonly connections?: ConnectionLimits;
}

const BODY_LIMIT = 16 * 1024;

/** Milliseconds that each step of a call may take. */
const usualTimes = {
  head: 15_000,
  body: 15_000,
  upload: 90_000,
  drain: 2_000,
  /** Nothing came and nothing was taken: an answer that nobody reads ends so. */
  silence: 60_000,
  /** Node looks for requests that take too long only so often. */
  look: 5_000,
} as const;

type Times = Readonly<Record<keyof typeof usualTimes, number>>;

/** Some hundred members behind one address of a carrier; of all, what the file limits of usual systems allow. */
const usualConnections: ConnectionLimits = { each: 512, all: 8_192 };

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
  times = usualTimes,
  connections = usualConnections,
}: HttpServerOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => runtime.newId(),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < trustedHops,
    bodyLimit: BODY_LIMIT,
    // The longest that any may take; `bodyTime` ends all others before.
    requestTimeout: times.head + times.upload,
    connectionTimeout: times.silence,
    http: { connectionsCheckingInterval: times.look, headersTimeout: times.head },
    // A stop waits for running calls and cuts what only idles.
    forceCloseConnections: 'idle',
    // Until the drain is over, calls are answered as ever; `/readyz` tells load balancers to send no more.
    return503OnClosing: false,
    frameworkErrors,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    clientErrorHandler: clientErrors,
    ajv,
    ...(schemaController && { schemaController }),
  });
  // Behind a proxy all connections have its address.
  connectionLimits(app, trustedHops > 0 ? { ...connections, each: Infinity } : connections);
  bodyTime(app, times);
  callLog(app);
  securityHeaders(app);
  errorAnswers(app);
  return app;
};
