import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contract/endpoints';
import type { Handlers } from '../http/endpoints/handlers.ts';
import { registerEndpoints } from '../http/endpoints/registerEndpoints.ts';
import { envelopeKeyStore } from '../http/envelope/envelopeKeys.ts';
import { nonceStore } from '../http/envelope/nonces.ts';
import { envelopeOpener } from '../http/envelope/openEnvelope.ts';
import { httpServer, type HttpServerOptions } from '../http/plugins/httpServer.ts';
import { runOnceIn } from '../http/idempotency/runOnce.ts';
import { livePlugin } from '../live/livePlugin.ts';
import type { VendorParts } from '../catalogue/vendors/VendorParts.ts';
import type { Providers } from './providers.ts';
import { isSandboxCode } from '../sandbox/games/sandboxVendor.ts';
import type { VendorSite } from '../sandbox/games/vendorSite.ts';
import { modules, type AllParts } from './modules.ts';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import { callLimits, type CallLimits } from '../http/plugins/callLimits.ts';
import { health } from '../http/plugins/health.ts';
import { endRefusedUpgrades } from '../http/plugins/endRefusedUpgrades.ts';
import { hostGate } from '../http/plugins/hostGate.ts';
import { named } from '../http/plugins/named.ts';
import { ownPagesOnly } from '../http/plugins/ownPagesOnly.ts';
import { siteGate } from '../http/plugins/siteGate.ts';
import { sockets } from '../http/plugins/sockets.ts';
import { strictBodies } from '../http/plugins/strictBodies.ts';
import { compressAnswers } from '../http/plugins/compressAnswers.ts';
import { tenancy } from '../http/plugins/tenancy.ts';
import { refuse } from '../platform/refusal/refusal.ts';
import { entranceGate } from '../members/entry/entranceGate.ts';
import { passwordDesk } from '../members/credentials/passwordDesk.ts';
import { sessionService } from '../members/sessions/sessionService.ts';
import { flagService } from '../brands/flags/flagService.ts';
import { siteService } from '../brands/sites/siteService.ts';
import { cashierCallback } from '../money/cashier/cashierCallback.ts';
import { vendorWallet } from '../play/seamlessWallet/vendorWallet.ts';
import { deskRoutes } from '../staff/desk/deskRoutes.ts';
import { deskHost, deskSite } from '../staff/desk/deskSite.ts';
import { vendorHost } from '../sandbox/games/vendorHost.ts';
import type { TableStreams } from '../sandbox/games/tableStreams.ts';
import { vendorPlugin } from '../sandbox/games/vendorPlugin.ts';

export interface AppOptions
  extends VendorParts, CallLimits, Pick<HttpServerOptions, 'trustedHops' | 'schemaController'> {
  readonly providers: Providers;
  readonly vendorSite: VendorSite;
  readonly plugins: readonly AppPlugin[];
  /** Video of the sandbox's live tables. */
  readonly tableStreams?: TableStreams;
  /** How long a stop waits until load balancers have noticed it. */
  readonly drain?: () => Promise<unknown>;
}

/** A log-in takes a dozen short questions to the database and a hash: so many are answered within a second or two. */
const entrance = { strangers: 48, friends: 10_000 } as const;

const families = [...new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1]))];

const calls = async (api: FastifyInstance, options: AppOptions): Promise<void> => {
  const { database, runtime, tenants } = options;
  const { queries } = database;
  api.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  await callLimits(api, options);
  entranceGate(api, entrance);
  ownPagesOnly(api);
  compressAnswers(api);
  tenancy(api, { tenants, sessions: sessionService(queries, runtime) });
  siteGate(api, siteService(queries));
  const parts: AllParts = { ...options, passwords: passwordDesk(runtime) };
  registerEndpoints(api, {
    handlers: modules.reduce<Handlers>((all, module) => ({ ...all, ...module(parts) }), {}),
    runtime,
    openEnvelope: envelopeOpener({
      keys: envelopeKeyStore(queries, runtime),
      nonces: nonceStore(queries, runtime),
      runtime,
    }),
    runOnce: runOnceIn(database),
    isOn: flagService(queries).isOn,
  });
  livePlugin(api, options);
  for (const family of families) api.all(`/${family}/*`, () => refuse('not_found'));
};

/** The gateway's HTTP application, not yet listening. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = httpServer(options);
  endRefusedUpgrades(app);
  hostGate(app, (request) => {
    const host = options.vendorSite.brandHost(request);
    return host === undefined ? 'shown' : options.tenants.standing(deskSite.brandHost(host));
  });
  strictBodies(app);
  vendorHost(app, options.vendorSite);
  deskHost(app);
  await sockets(app);
  health(app, options.database, options.drain);
  await app.register(named('calls', (api) => calls(api, options)));
  const plugins = [
    vendorWallet(options, { runs: isSandboxCode }),
    ...[...options.vendors.outside.keys()].map((code) =>
      vendorWallet(options, { code, runs: (vassalage) => vassalage === code }),
    ),
    cashierCallback(options),
    vendorPlugin(options),
    deskRoutes(options),
    ...options.plugins,
  ];
  for (const plugin of plugins) await app.register(named('part', async (scope) => plugin(scope)));
  return app;
};
