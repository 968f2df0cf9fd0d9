import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Handlers } from './endpoints/handlers.ts';
import type { Runtime } from './runtime.ts';
import type { Tenants } from './tenant/tenant.ts';

/** What a module is built from. */
export interface Parts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly tenants: Tenants;
  readonly log: FastifyBaseLogger;
}

/** One resource: its handlers by endpoint name. */
export type Module = (parts: Parts) => Handlers;
