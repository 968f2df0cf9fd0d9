import { setTimeout } from 'node:timers/promises';
import type { BrandFolder } from '#theme/readBrandFolder';
import { workRunner } from '../platform/alerts/workRunner.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { coverPainter } from '../sandbox/covers/coverPainter.ts';
import { coversOf } from './coversOf.ts';
import { connectDatabase } from '../platform/database/connectDatabase.ts';
import { deskOf } from './deskOf.ts';
import { gamePages } from './gamePages.ts';
import { frontOf } from './frontOf.ts';
import { hasGames } from '../catalogue/games/hasGames.ts';
import { vendorName } from '../catalogue/games/vendorName.ts';
import { beginBrand, jobsOf } from './jobs.ts';
import { listen } from './listen.ts';
import { createLog } from '../platform/log/log.ts';
import type { RunningGateway, StartOptions } from './StartOptions.ts';
import { outboxPlugin } from '../sender/messages/outboxPlugin.ts';
import { openApiPlugin } from '../http/openapi/openApiPlugin.ts';
import { operatorFile } from '../operator/operatorFile.ts';
import { startOperator } from '../operator/operatorServer.ts';
import { providersOf } from './providersOf.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import { systemRuntime } from '../platform/runtime/runtime.ts';
import { seedWorld } from '../seed/seed.ts';
import { worldSeed } from '../sandbox/catalogue/worldSeed.ts';
import { startBrandWatch } from '../brands/tenants/brandWatch.ts';
import { folderTenants } from '../brands/tenants/folderTenants.ts';
import type { Tenant } from '../brands/tenants/tenant.ts';
import { vendorsOf } from './vendorsOf.ts';
import { vendorSite } from '../sandbox/games/vendorSite.ts';
import { presentersPlugin } from '../sandbox/presenters/presentersPlugin.ts';
import { vendorPicturesPlugin } from '../sandbox/vendorPictures/vendorPicturesPlugin.ts';

export interface Served extends Pick<RunningGateway, 'demoAccounts' | 'close'> {
  readonly port: number;
}

/** Takes what is started and ends it in reverse order. */
type Own = (close: () => Promise<void> | void) => void;

const serveOwned = async (
  own: Own,
  config: Config,
  brands: BrandFolder,
  progress: StartOptions['log'],
): Promise<Omit<Served, 'close'>> => {
  const runtime = systemRuntime;
  const log = createLog({ level: config.logLevel });
  const onLost = (error: unknown): void => log.error({ err: error }, 'a database connection was lost');
  const { database, withPatience, close } = await connectDatabase({ ...config, log: progress, onLost });
  own(close);
  const tenants = folderTenants({ brands, defaultBrand: config.defaultBrand, runtime });
  const providers = providersOf(config, database, runtime);
  const games = vendorSite(config.vendorOrigin);
  const { publicPort } = config;
  const vendors = vendorsOf({ database, runtime }, games, config.providers.gameVendors);
  const parts = { database, runtime, tenants, log, providers, vendors, vendorSite: games, publicPort };
  const { demoAccounts: wanted, openApi, production, dataDir } = config;
  const settle = (missing: readonly Tenant[]) =>
    withPatience((patient) =>
      seedWorld({
        ...{ runtime, database: patient, tenants: missing },
        ...{ demoAccounts: wanted, production, log: progress },
      }),
    );
  const present = tenants.all();
  const demoAccounts = await settle(present);
  // The first document that is written has matches already.
  const played = production ? { ...parts, plays: hasGames(database.queries) } : parts;
  for (const tenant of present) await beginBrand(played, tenant);
  const painter = coverPainter(worldSeed);
  own(painter.close);
  const app = await buildApp({
    ...config,
    ...parts,
    drain: () => setTimeout(config.drainSeconds * 1_000),
    plugins: [
      ...(production ? [] : [outboxPlugin(parts)]),
      ...(openApi ? [openApiPlugin] : []),
      coversOf(config, database.queries, painter),
      vendorPicturesPlugin(vendorName(database.queries)),
      presentersPlugin,
      ...gamePages(config, tenants, games),
      ...deskOf(config, brands, runtime),
      ...frontOf(config, brands, runtime),
    ],
  });
  own(() => app.close());
  const port = await listen(app, config);
  const operator = await startOperator(parts, operatorFile(dataDir));
  own(operator.close);
  const jobs = jobsOf(played, app);
  await jobs.begin();
  own(startJobs(parts, jobs.handlers));
  const begin = (tenant: Tenant) => beginBrand(played, tenant);
  own(startBrandWatch({ ...parts, present, brands, settle, begin, workRunner: () => workRunner(parts) }));
  return { port, demoAccounts };
};

/** Database, gateway and the operator's interface; the front with them when the site is built. */
export const serveGateway = async (
  config: Config,
  brands: BrandFolder,
  progress: StartOptions['log'],
): Promise<Served> => {
  const owned: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const end of owned.splice(0).reverse()) await end();
  };
  try {
    return { ...(await serveOwned((end) => owned.push(end), config, brands, progress)), close };
  } catch (error) {
    await close();
    throw error;
  }
};
