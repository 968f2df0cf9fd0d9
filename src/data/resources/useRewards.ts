import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** Claimable and claimed rewards. */
export const useRewards = (): Resource<Value<'rewards'>> =>
  useEndpoint('rewards', undefined, { revalidateIfStale: true });
