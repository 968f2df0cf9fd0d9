import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** Friends whom the member has referred; fetched only while the promotion is on. */
export const useReferral = (enabled: boolean): Resource<Value<'referral'>> =>
  useEndpoint('referral', enabled ? undefined : null, { revalidateIfStale: true });
