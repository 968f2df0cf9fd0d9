import type { FastifyInstance } from 'fastify';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { workRunner } from '../../platform/alerts/workRunner.ts';
import { workEvery } from '../../platform/jobs/workEvery.ts';
import { roundService } from './roundService.ts';
import { walletInProcess } from './walletInProcess.ts';

/** Ends vendor rounds that stopped on their way. */
export const roundWork = async (parts: AlertParts, app: Pick<FastifyInstance, 'inject'>): Promise<void> => {
  const run = await workRunner(parts);
  const rounds = roundService({ ...parts, wallet: walletInProcess(parts, app) });
  await run('ending vendor rounds', null, rounds.recover);
};

/** Works every 15 seconds until stopped. */
export const startRoundWork = (parts: AlertParts, app: FastifyInstance): (() => Promise<void>) =>
  workEvery(
    15_000,
    () => roundWork(parts, app),
    (error) => parts.log.warn({ err: error }, 'vendor rounds could not be ended'),
  );
