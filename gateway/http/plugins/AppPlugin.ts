import type { FastifyInstance } from 'fastify';

/** Something served beside the calls: the front, covers, the operator's interface. */
export type AppPlugin = (app: FastifyInstance) => Promise<void> | void;
