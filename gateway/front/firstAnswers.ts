import { callKey } from '#contract/callKey';
import type { Language } from '#contract/constants';
import {
  announcementQuery,
  homeTabQuery,
  matchQuery,
  vendorQuery,
  type CarriedCall,
} from '#contract/firstCalls';
import { narrow, type Shape } from '#contract/narrow';
import carriedShapes from '#contract/shapes/carriedShapes.json' with { type: 'json' };
import { watchMisfits } from '#contract/watchMisfits';
import { TooManyCalls, type CallGateway, type Query, type Visitor } from './callGateway.ts';
import type { PageKind } from './siteFiles.ts';

type Call = readonly [CarriedCall, Query];

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

const shapes: Readonly<Record<CarriedCall, Shape>> = carriedShapes;

const valueOf = (name: CarriedCall, body: unknown, onMisfit: (text: string) => void): unknown =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'value' in body
    ? watchMisfits(name, onMisfit)((hear) => narrow(shapes[name], body.value, hear))
    : undefined;

/**
 * Values of the calls that succeeded, by their cache key, without what is not of its shape. A call that fails is left to
 * the page. Throws TooManyCalls.
 */
export const firstAnswers = async (
  call: CallGateway,
  calls: readonly Call[],
  visitor: Visitor,
  onMisfit: (text: string) => void,
): Promise<Readonly<Record<string, unknown>>> => {
  const found = await Promise.all(
    calls.map(async ([name, query]): Promise<[string, unknown]> => {
      try {
        return [callKey(name, query), valueOf(name, await call(name, query, visitor), onMisfit)];
      } catch (error) {
        if (error instanceof TooManyCalls) throw error;
        return [callKey(name, query), undefined];
      }
    }),
  );
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
};
