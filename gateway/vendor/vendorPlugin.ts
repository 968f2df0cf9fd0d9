import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../app.ts';
import type { Parts } from '../module.ts';
import { callLimits, type CallLimits } from '../plugins/callLimits.ts';
import { ownPagesOnly } from '../plugins/ownPagesOnly.ts';
import { secretStore } from '../secrets/secretStore.ts';
import { playRoutes } from './playRoutes.ts';
import { playService } from './playService.ts';
import { sendInProcess, walletClient } from './walletClient.ts';

type VendorParts = Pick<Parts, 'database' | 'runtime' | 'log'> & CallLimits;

const RECOVER_EVERY = 15_000;

/** The sandbox vendor's server (design §3): its pages' calls, and rounds that stopped are ended by it every 15 s. */
export const vendorPlugin =
  ({ database, runtime, log, perMinute }: VendorParts): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const secrets = secretStore(database.queries, runtime);
    const wallet = walletClient({
      send: sendInProcess(app),
      secret: () => secrets.get('vendor wallet'),
      runtime,
    });
    const play = playService({ database, runtime, log, wallet });
    await callLimits(app, { perMinute });
    ownPagesOnly(app);
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    playRoutes(app, play);

    const timer = setInterval(() => {
      play.recover().catch((error: unknown) => log.warn({ err: error }, 'rounds could not be recovered'));
    }, RECOVER_EVERY);
    timer.unref();
    app.addHook('onClose', (_app, done) => {
      clearInterval(timer);
      done();
    });
  };
