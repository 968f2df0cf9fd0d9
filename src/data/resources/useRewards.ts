import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** What can be claimed and what has been. */
export const useRewards = (): Resource<Value<'rewards'>> =>
  useEndpoint('rewards', undefined, { revalidateIfStale: true });
