import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The rebate that can be claimed. */
export const useRebate = (): Resource<Value<'rebate'>> =>
  useEndpoint('rebate', undefined, { revalidateIfStale: true });
