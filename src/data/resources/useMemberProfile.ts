import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The member's profile; numbers and addresses are masked. */
export const useMemberProfile = (): Resource<Value<'memberProfile'>> =>
  useEndpoint('memberProfile', undefined, { revalidateIfStale: true });
