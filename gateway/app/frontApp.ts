import type { FastifyInstance } from 'fastify';
import type { Tenants } from '../brands/tenants/tenant.ts';
import { passCalls } from '../front/passCalls.ts';
import type { AppPlugin } from '../http/plugins/AppPlugin.ts';
import { hostGate } from '../http/plugins/hostGate.ts';
import { httpServer, type HttpServerOptions } from '../http/plugins/httpServer.ts';
import { deskHost, deskSite } from '../staff/desk/deskSite.ts';

export interface FrontAppOptions extends Pick<HttpServerOptions, 'log' | 'runtime' | 'trustedHops'> {
  readonly tenants: Pick<Tenants, 'standing'>;
  readonly gateway: URL;
  readonly plugins: readonly AppPlugin[];
}

/** The front alone, not yet listening: pages of the site and of its desk from here, their calls from the gateway. */
export const frontApp = async ({
  tenants,
  gateway,
  plugins,
  ...server
}: FrontAppOptions): Promise<FastifyInstance> => {
  const app = httpServer(server);
  hostGate(app, ({ hostname }) => tenants.standing(deskSite.brandHost(hostname.toLowerCase())));
  deskHost(app);
  await passCalls(app, gateway);
  for (const plugin of plugins) await app.register(async (scope) => plugin(scope));
  return app;
};
