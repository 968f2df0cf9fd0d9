import type { FastifyInstance } from 'fastify';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { everyPeriod, recurringJob, type RecurringJob } from '../../platform/jobs/recurringJob.ts';
import { roundService } from './roundService.ts';
import { walletInProcess } from './walletInProcess.ts';

const EVERY = 15_000;

/**
 * Ends vendor rounds of all brands that stopped on their way, every 15 seconds, in one gateway of all. A job for each
 * round would be stored with every stake, for the few that ever stop.
 */
export const roundJob = (parts: AlertParts, app: Pick<FastifyInstance, 'inject'>): RecurringJob => {
  const rounds = roundService({ ...parts, wallet: walletInProcess(parts, app) });
  return recurringJob(parts, {
    name: 'ending vendor rounds',
    next: everyPeriod(EVERY),
    work: rounds.recover,
  });
};
