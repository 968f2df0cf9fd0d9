import type { FastifyInstance } from 'fastify';
import { languageTags } from '#contract/languageTags';
import type { BrandFolder } from '#theme/readBrandFolder';
import { ownOrigin } from '../brands/tenants/ownOrigin.ts';
import { brandOf } from './brandOf.ts';

const PATH = '/.well-known/security.txt';

/** What a reader has kept longer than this should be fetched anew; RFC 9116 advises less than a year. */
const VALID_DAYS = 90;

const inDays = (from: Date, days: number): string => {
  const until = new Date(from);
  until.setUTCDate(until.getUTCDate() + days);
  return until.toISOString();
};

/** Tells where security holes of a brand are reported (RFC 9116); not found where its operator has named no place. */
export const securityText = (
  app: FastifyInstance,
  brands: Pick<BrandFolder, 'byHost'>,
  now: () => Date,
): void => {
  app.get(PATH, async (request, reply) => {
    const { manifest } = brandOf(brands, request);
    if (manifest.securityContact === undefined) return reply.callNotFound();
    const canonical = ownOrigin(request, manifest) + PATH;
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${manifest.securityContact}`,
          `Expires: ${inDays(now(), VALID_DAYS)}`,
          `Preferred-Languages: ${manifest.languages.map((language) => languageTags[language]).join(', ')}`,
          // The field takes no address but one of https.
          ...(canonical.startsWith('https:') ? [`Canonical: ${canonical}`] : []),
          '',
        ].join('\n'),
      );
  });
};
