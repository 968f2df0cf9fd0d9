import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import './request.ts';

export interface CallLimits {
  /** Calls a minute from one address; generous, since many may share it. */
  readonly perMinute: number;
}

const REPORTS_PER_MINUTE = 60;

/** Turns floods away before anything is looked up. */
export const callLimits = async (app: FastifyInstance, { perMinute }: CallLimits): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  app.addHook('onRequest', app.rateLimit({ max: perMinute, timeWindow: '1 minute' }));
  const reports = app.rateLimit({ max: REPORTS_PER_MINUTE, timeWindow: '1 minute' });
  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint === 'report') route.onRequest = [reports, ...[route.onRequest ?? []].flat()];
  });
};
