import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { callLimits, type CallLimits } from '../../http/plugins/callLimits.ts';
import { ownPagesOnly } from '../../http/plugins/ownPagesOnly.ts';
import { playRoutes } from './playRoutes.ts';
import { playService } from './playService.ts';
import type { TableStreams } from './tableStreams.ts';
import { walletInProcess } from './walletInProcess.ts';

type VendorParts = Pick<Parts, 'database' | 'runtime' | 'log'> &
  CallLimits & { readonly tableStreams?: TableStreams };

/** The sandbox vendor's server (design §3): the calls of its pages. */
export const vendorPlugin =
  ({ perMinute, ...parts }: VendorParts): AppPlugin =>
  async (app: FastifyInstance): Promise<void> => {
    const play = playService({ ...parts, wallet: walletInProcess(parts, app) });
    await callLimits(app, { perMinute });
    ownPagesOnly(app);
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('cache-control', 'no-store');
      done();
    });
    playRoutes(app, play);
  };
