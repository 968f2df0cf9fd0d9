import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { referenceProfile } from '#contract/profile';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import type { Config } from './config.ts';
import { callByNetwork, callInProcess } from '../front/callGateway.ts';
import { frontPlugin } from '../front/frontPlugin.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { vendorFrames } from './vendorFrames.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

/** How long a page waits for the first answers of a gateway elsewhere. */
const PATIENCE = 400;

/** The front over a build, or nothing while there is none: calls are answered without it too. */
export const frontOf = (
  {
    distDir,
    brandsDir,
    gatewayUrl,
    vendorOrigin,
    providers,
    production,
  }: Pick<Config, 'distDir' | 'brandsDir' | 'gatewayUrl' | 'vendorOrigin' | 'providers' | 'production'>,
  brands: BrandFolder,
  { now, randomBytes }: Runtime,
): AppPlugin[] => {
  const framesOf = vendorFrames({ vendorOrigin, gameVendors: providers.gameVendors });
  return existsSync(join(distDir, 'templates', 'site.json'))
    ? [
        frontPlugin({
          brands,
          distDir,
          brandsDir,
          publicDir: PUBLIC,
          // Calls go through a front that stands alone, sockets do not.
          profile: { ...referenceProfile, socket: gatewayUrl === undefined },
          playMoney: !production,
          assetHosts: [],
          human: providers.geetest,
          phone: providers.firebase,
          frameHosts: (request, { manifest }) => framesOf(request, manifest),
          now,
          randomBytes,
          call: (app) =>
            gatewayUrl === undefined ? callInProcess(app) : callByNetwork(gatewayUrl, PATIENCE),
        }),
      ]
    : [];
};
