import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** What can be paid back of the valid bets. */
export const useRebate = (): Resource<Value<'rebate'>> =>
  useEndpoint('rebate', undefined, { revalidateIfStale: true });
