import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headers } from '#contract/constants';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { browserReportTypes } from '../report/browserReport.ts';
import { isOwnPage } from './isOwnPage.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sent by the browser itself, which cannot add our header to them. */
const browserReports: ReadonlySet<string | undefined> = new Set(browserReportTypes);

const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return (site !== undefined && site !== 'same-origin') || !isOwnPage(request);
};

const isAllowed = (request: FastifyRequest): boolean => {
  if (reading.has(request.method)) return true;
  const fromBrowser = browserReports.has(request.headers['content-type']);
  return !isForeign(request) && (fromBrowser || request.headers[headers.client] !== undefined);
};

/** Refuses writes that no page of ours can have sent (security row 17). */
export const ownPagesOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isAllowed(request) ? undefined : new Refusal('forbidden'));
  });
};
