import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** When and from where the member logged in. */
export const useLoginHistory = (): Resource<Value<'loginHistory'>> =>
  useEndpoint('loginHistory', undefined, { revalidateIfStale: true });
