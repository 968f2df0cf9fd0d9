import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { browserReportTypes, readBrowserReport } from '../report/browserReport.ts';
import { parseStrictJson } from '../../platform/json/strictJson.ts';

const asText = { parseAs: 'string' } as const;

/** Bodies are read as UTF-8 and as they come; another encoding or a compressed one is refused. */
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/gi;
const UTF8 = /^utf-?8$/i;

const isReadable = ({
  'content-type': type = '',
  'content-encoding': coding = 'identity',
}: IncomingHttpHeaders): boolean => {
  const charsets = [...type.matchAll(CHARSET)].map(([, charset = '']) => charset);
  return charsets.every((charset) => UTF8.test(charset)) && coding.toLowerCase() === 'identity';
};

const reading =
  (read: (json: unknown) => unknown): FastifyBodyParser<string> =>
  (_request, text, done) => {
    try {
      // A call without a body may still name its type; whether one is needed is the schema's to say.
      done(null, text === '' ? undefined : read(parseStrictJson(text)));
    } catch (error) {
      done(error instanceof Error ? error : new Refusal('bad_request'));
    }
  };

/** The fields of a form; one that comes twice is refused, and a NUL, which the database does not keep. */
const readForm = (text: string): Record<string, string> => {
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  if (pairs.length !== Object.keys(fields).length || text.includes('%00')) throw new Refusal('bad_request');
  return fields;
};

/** Taken where the endpoint table says so, and there alone. */
const formParser: FastifyBodyParser<string> = (request, text, done) => {
  const { endpoint } = request.routeOptions.config;
  const entry: Endpoint | undefined = endpoint && endpoints[endpoint];
  if (entry?.form !== true) return done(new Refusal('unsupported_media_type'));
  try {
    return done(null, readForm(text));
  } catch {
    return done(new Refusal('bad_request'));
  }
};

/** JSON is the only body there is but for one form: no text/plain, which a foreign page can post without a preflight. */
export const strictBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    done(isReadable(headers) ? undefined : new Refusal('unsupported_media_type'));
  });
  app.addContentTypeParser(
    'application/json',
    asText,
    reading((json) => json),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, formParser);
  app.addContentTypeParser([...browserReportTypes], asText, reading(readBrowserReport));
};
