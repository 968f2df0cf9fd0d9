import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** When and from where the member logged in. */
export const useLoginHistory = (): Resource<Value<'loginHistory'>> =>
  useEndpoint('loginHistory', undefined, { revalidateIfStale: true });
