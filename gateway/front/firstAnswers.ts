import { callKey } from '#contract/callKey';
import type { Language } from '#contract/constants';
import type { EndpointName } from '#contract/endpoints';
import { announcementQuery, homeTabQuery, matchQuery, vendorQuery } from '#contract/firstCalls';
import { TooManyCalls, type CallGateway, type Query, type Visitor } from './callGateway.ts';
import type { PageKind } from './siteFiles.ts';

type Call = readonly [EndpointName, Query];

/** Asked first: they decide whether the site is open. */
export const entryCalls = ({ host }: Visitor, language: Language): Call[] => [
  ['status', {}],
  ['permission', { host, language }],
];

const homeCalls = (language: Language, merchant: string): Call[] => [
  ['gameList', homeTabQuery(language, merchant, 'RNG')],
  ['hotMatches', matchQuery(language)],
];

/** What an open page shows first. */
export const contentCalls = (language: Language, merchant: string, kind: PageKind): Call[] => [
  ['whitelabel', {}],
  ['domainRoute', {}],
  ['announcements', announcementQuery(language, 'B')],
  ['gameVendors', vendorQuery(language)],
  ...(kind === 'home' ? homeCalls(language, merchant) : []),
];

const valueOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'value' in body
    ? body.value
    : undefined;

/** Values of the calls that succeeded, by their cache key. A call that fails is left to the page. Throws TooManyCalls. */
export const firstAnswers = async (
  call: CallGateway,
  calls: readonly Call[],
  visitor: Visitor,
): Promise<Readonly<Record<string, unknown>>> => {
  const found = await Promise.all(
    calls.map(async ([name, query]): Promise<[string, unknown]> => {
      try {
        return [callKey(name, query), valueOf(await call(name, query, visitor))];
      } catch (error) {
        if (error instanceof TooManyCalls) throw error;
        return [callKey(name, query), undefined];
      }
    }),
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
};
