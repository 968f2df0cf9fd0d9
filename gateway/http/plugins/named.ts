import type { FastifyInstance } from 'fastify';

type Plugin = (app: FastifyInstance) => Promise<void> | void;

/** Fastify looks for a plugin without a name among all modules that are loaded, which takes longer than the rest of it. */
export const named = (name: string, plugin: Plugin): Plugin =>
  Object.assign((app: FastifyInstance) => plugin(app), { [Symbol.for('fastify.display-name')]: name });
