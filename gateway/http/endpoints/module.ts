import type { FastifyBaseLogger } from 'fastify';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Handlers } from './handlers.ts';

/** What every room of the gateway is built from. */
export interface Parts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly tenants: Tenants;
  readonly log: FastifyBaseLogger;
  /** Of the address that visitors type, where it is not the port that is listened on; 0 for the protocol's own. */
  readonly publicPort: number | undefined;
}

/** One resource: its handlers by endpoint name, made from the parts that it needs. */
export type Module<Needs extends Parts = Parts> = (parts: Needs) => Handlers;
