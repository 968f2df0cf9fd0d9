import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { deskPages } from '../staff/desk/deskPages.ts';
import type { Config } from './config.ts';

/** The pages of the desk, or nothing while they are not built. */
export const deskOf = (
  { distDir, brandsDir, gatewayUrl }: Pick<Config, 'distDir' | 'brandsDir' | 'gatewayUrl'>,
  brands: BrandFolder,
  { randomBytes }: Runtime,
): AppPlugin[] => {
  // Calls go through a front that stands alone, sockets do not.
  const deskDir = join(distDir, 'desk');
  return existsSync(join(deskDir, 'desk.json'))
    ? [deskPages({ deskDir, brandsDir, brands, randomBytes, socket: gatewayUrl === undefined })]
    : [];
};
