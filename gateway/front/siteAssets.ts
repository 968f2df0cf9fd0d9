import { existsSync } from 'node:fs';
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
  });
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
