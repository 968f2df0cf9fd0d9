import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { countedAddress } from '../addresses/countedAddress.ts';
import './request.ts';

export interface CallLimits {
  /** Calls a minute from one address; generous, since many may share it. */
  readonly perMinute: number;
}

const REPORTS_PER_MINUTE = 60;

const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Turns floods away before anything is looked up. Page reports are counted apart, and more tightly. */
export const callLimits = async (app: FastifyInstance, { perMinute }: CallLimits): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => countedAddress(ip),
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
  const calls = app.rateLimit({ max: perMinute });
  const reports = app.rateLimit({ max: Math.min(REPORTS_PER_MINUTE, perMinute) });
  app.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config.endpoint === 'report' ? reports : calls;
    await limit.call(app, request, reply);
  });
};
