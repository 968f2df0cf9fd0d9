import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = '365d';

/** Built files under their hashed names, compressed when they were built, and the files served as they are. */
export const siteAssets = async (
  app: FastifyInstance,
  clientDir: string,
  publicDir: string,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    // Nobody asks again for a file that never changes, so what it would be compared by need not travel.
    etag: false,
    lastModified: false,
  });
  // Asked for anew each time, so that a new build is known at once.
  const worker = join(clientDir, 'sw.js');
  app.get('/sw.js', async (_request, reply) =>
    existsSync(worker)
      ? reply
          .headers({
            'cache-control': 'no-cache',
            // A worker is held by the policy of its own script.
            'content-security-policy': "default-src 'none'; connect-src 'self'",
          })
          .type('text/javascript; charset=utf-8')
          .send(await readFile(worker))
      : reply.callNotFound(),
  );
  if (!existsSync(publicDir)) return;
  await app.register(fastifyStatic, {
    root: publicDir,
    prefix: '/',
    decorateReply: false,
    index: false,
    // A route a file, so that every other path is a page.
    wildcard: false,
    maxAge: '1h',
  });
};
