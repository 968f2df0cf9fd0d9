import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import './hostGate.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';

/** Who watches asks by any name. */
const config = { anyHost: true } as const;

/** For whoever watches the process: alive, and able to serve. */
export const health = (app: FastifyInstance, database: Pick<Database, 'ready'>): void => {
  app.get('/healthz', { config }, () => ({ success: true, value: 'alive' }));
  app.get('/readyz', { config }, async (request) => {
    try {
      await database.ready();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new Refusal('try_again', undefined, 1);
    }
    return { success: true, value: 'ready' };
  });
};
