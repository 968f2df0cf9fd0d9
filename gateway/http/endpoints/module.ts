import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from './handlers.ts';
import type { Providers } from '../../app/providers.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { PasswordDesk } from '../../members/credentials/passwordDesk.ts';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { VendorSite } from '../../sandbox/games/vendorSite.ts';

/** What the gateway is built from. */
export interface Parts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly tenants: Tenants;
  readonly log: FastifyBaseLogger;
  readonly providers: Providers;
  readonly vendorSite: VendorSite;
  /** Of the address that visitors type, where it is not the port that is listened on; 0 for the protocol's own. */
  readonly publicPort: number | undefined;
}

export interface ModuleParts extends Parts {
  /** One for all modules: it bounds what hashing costs the machine. */
  readonly passwords: PasswordDesk;
}

/** One resource: its handlers by endpoint name. */
export type Module = (parts: ModuleParts) => Handlers;
