import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import type { Config } from './config.ts';
import type { Tenants } from '../brands/tenants/tenant.ts';
import { vendorPages } from '../sandbox/games/pagePlugin.ts';
import type { VendorSite } from '../sandbox/games/vendorSite.ts';

/** The sandbox vendor's pages, or nothing while they are not built. */
export const gamePages = (
  { distDir, tableStreams }: Pick<Config, 'distDir' | 'tableStreams'>,
  tenants: Tenants,
  site: VendorSite,
): AppPlugin[] => {
  const gamesDir = join(distDir, 'games');
  return existsSync(join(gamesDir, 'games.json'))
    ? [vendorPages({ gamesDir, tenants, site, tableStreams })]
    : [];
};
