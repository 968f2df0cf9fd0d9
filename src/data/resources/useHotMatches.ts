import { matchQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Matches that run, then those that come next; asked again while the page is open, as scores move. */
export const useHotMatches = (): Resource<Value<'hotMatches'>> =>
  useEndpoint('hotMatches', matchQuery(useLanguage()), {
    keepPreviousData: true,
    refreshInterval: limits.matchesEvery,
  });
