import type { BrandFolder } from '#theme/readBrandFolder';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connectDatabase, type Connected } from './database/connectDatabase.ts';
import { frontOf } from './frontOf.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import type { RunningGateway, StartOptions } from './main.ts';
import { openApiPlugin } from './openapi/openApiPlugin.ts';
import { systemRuntime } from './runtime.ts';
import { folderTenants } from './tenant/folderTenants.ts';

export interface Served extends Pick<RunningGateway, 'demoAccounts' | 'close'> {
  readonly port: number;
}

const serveOn = async ({ database }: Connected, config: Config, brands: BrandFolder): Promise<Served> => {
  const runtime = systemRuntime;
  const tenants = folderTenants({ brands, defaultBrand: config.defaultBrand, runtime });
  const parts = { database, runtime, tenants, log: createLog({ level: config.logLevel }) };
  const app = await buildApp({
    ...parts,
    trustedHops: config.trustedHops,
    perMinute: config.perMinute,
    plugins: [...(config.openApi ? [openApiPlugin] : []), ...frontOf(config, brands, runtime)],
  });
  const port = await listen(app, config);
  const stopHousekeeping = startHousekeeping(parts);
  return {
    port,
    demoAccounts: [],
    close: async () => {
      stopHousekeeping();
      await app.close();
    },
  };
};

/** Database and gateway, the front with them when the site is built. */
export const serveGateway = async (
  config: Config,
  brands: BrandFolder,
  log: StartOptions['log'],
): Promise<Served> => {
  const onLost = (error: unknown): void => log(`The database was lost: ${String(error)}`);
  const connected = await connectDatabase({ ...config, log, onLost });
  try {
    const served = await serveOn(connected, config, brands);
    return {
      ...served,
      close: async () => {
        await served.close();
        await connected.close();
      },
    };
  } catch (error) {
    await connected.close();
    throw error;
  }
};
