import { matchQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Running matches, then upcoming ones; polled while the page is open, because scores change. */
export const useHotMatches = (): Resource<Value<'hotMatches'>> =>
  useEndpoint('hotMatches', matchQuery(useLanguage()), {
    keepPreviousData: true,
    refreshInterval: limits.matchesEvery,
  });
