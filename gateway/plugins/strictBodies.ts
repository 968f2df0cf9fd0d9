import type { FastifyInstance } from 'fastify';
import { parseStrictJson } from '../strictJson.ts';

/** JSON is the only body there is: no text/plain, which a foreign page can post without a preflight. */
export const strictBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parseStrictJson(text),
  );
};
