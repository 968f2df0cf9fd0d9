import type { FastifyInstance } from 'fastify';
import { browserReportTypes, readBrowserReport } from '../report/browserReport.ts';
import { parseStrictJson } from '../strictJson.ts';

const asText = { parseAs: 'string' } as const;

/** JSON is the only body there is: no text/plain, which a foreign page can post without a preflight. */
export const strictBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', asText, async (_request: unknown, text: string) =>
    parseStrictJson(text),
  );
  app.addContentTypeParser([...browserReportTypes], asText, async (_request: unknown, text: string) =>
    readBrowserReport(parseStrictJson(text)),
  );
};
