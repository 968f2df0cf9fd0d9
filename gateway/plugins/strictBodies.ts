import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { browserReportTypes, readBrowserReport } from '../report/browserReport.ts';
import { parseStrictJson } from '../strictJson.ts';

const asText = { parseAs: 'string' } as const;

const reading =
  (read: (json: unknown) => unknown): FastifyBodyParser<string> =>
  (_request, text, done) => {
    try {
      done(null, read(parseStrictJson(text)));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('bad_request'));
    }
  };

/** JSON is the only body there is: no text/plain, which a foreign page can post without a preflight. */
export const strictBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    asText,
    reading((json) => json),
  );
  app.addContentTypeParser([...browserReportTypes], asText, reading(readBrowserReport));
};
