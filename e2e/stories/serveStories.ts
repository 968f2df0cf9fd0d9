import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { builtStorybook } from './storyCases';

/** Serves the built Storybook; `prepare` may answer for some of its files. */
export async function serveStories(prepare: (server: FastifyInstance) => void = () => undefined) {
  const server = fastify();
  prepare(server);
  await server.register(staticFiles, { root: builtStorybook, redirect: true, maxAge: '1h' });
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  return { port: Number(port), close: () => server.close() };
}
