import { readBrandFolder } from '#theme/readBrandFolder';
import { readConfig } from './app/config.ts';
import { serveFront } from './app/serveFront.ts';
import { serveGateway } from './app/serveGateway.ts';
import type { RunningGateway, StartOptions } from './app/StartOptions.ts';

/** Starts the gateway, or with GATEWAY_URL the front alone. Throws StartError with one line that says what to do. */
export const startGateway = async ({ env, log }: StartOptions): Promise<RunningGateway> => {
  const config = readConfig(env);
  const brands = readBrandFolder(config.brandsDir, config.defaultBrand, {
    production: config.production,
    outsidePayments: config.providers.cashier instanceof URL,
  });
  for (const { reason } of brands.refused()) log(`Brand not shown: ${reason}`);
  if (brands.byHost('localhost') === undefined) {
    log(`DEFAULT_BRAND "${config.defaultBrand}" is not shown: localhost and bare addresses get no site.`);
  }
  const serve = config.gatewayUrl === undefined ? serveGateway : serveFront;
  const { port, demoAccounts, close } = await serve(config, brands, log);
  return {
    addresses: brands
      .list()
      .flatMap(({ manifest: { name, hosts } }) =>
        hosts.slice(0, 1).map((host) => ({ brand: name, url: `http://${host}:${port}` })),
      ),
    demoAccounts,
    close,
  };
};
