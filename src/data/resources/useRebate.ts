import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** What can be paid back of the valid bets. */
export const useRebate = (): Resource<Value<'rebate'>> =>
  useEndpoint('rebate', undefined, { revalidateIfStale: true });
