import type { BrandFolder } from '#theme/readBrandFolder';
import type { Config } from './config.ts';
import { deskOf } from './deskOf.ts';
import { frontApp } from './frontApp.ts';
import { frontOf } from './frontOf.ts';
import { listen } from './listen.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/postgres/StartError.ts';
import { systemRuntime } from '../platform/runtime/runtime.ts';
import type { Served } from './serveGateway.ts';
import { folderTenants } from '../brands/tenants/folderTenants.ts';

/** The front alone: documents and files from here, calls passed on to GATEWAY_URL. */
export const serveFront = async (config: Config, brands: BrandFolder): Promise<Served> => {
  const { gatewayUrl, trustedHops, logLevel } = config;
  const front = frontOf(config, brands, systemRuntime);
  if (gatewayUrl === undefined) throw new StartError('The front alone needs GATEWAY_URL.');
  if (front.length === 0) {
    throw new StartError('The front has nothing to show: build the site first with `npm run build`.');
  }
  const app = await frontApp({
    ...{ log: createLog({ level: logLevel }), runtime: systemRuntime, trustedHops },
    tenants: folderTenants({ brands, defaultBrand: config.defaultBrand, runtime: systemRuntime }),
    gateway: gatewayUrl,
    plugins: [...deskOf(config, brands, systemRuntime), ...front],
  });
  return { port: await listen(app, config), demoAccounts: [], close: () => app.close() };
};
