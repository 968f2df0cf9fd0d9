import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The member's VIP level and the benefits of all levels. */
export const useVip = (): Resource<Value<'vip'>> =>
  useEndpoint('vip', undefined, { revalidateIfStale: true });
