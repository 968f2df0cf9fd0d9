import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import './hostGate.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';

/** Who watches asks by any name. */
const config = { anyHost: true } as const;

/**
 * For load balancers and monitors: whether the process is alive, and whether it can serve. Before a stop it is not ready
 * for as long as `drain` takes: calls are still answered, and no new ones are sent here.
 */
export const health = (
  app: FastifyInstance,
  database: Pick<Database, 'ready'>,
  drain: () => Promise<unknown> = () => Promise.resolve(),
): void => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    await drain();
  });
  app.get('/healthz', { config }, () => ({ success: true, value: 'alive' }));
  app.get('/readyz', { config }, async (request) => {
    if (isStopping) throw new Refusal('try_again', undefined, 1);
    try {
      await database.ready();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new Refusal('try_again', undefined, 1);
    }
    return { success: true, value: 'ready' };
  });
};
