import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** What the gateway knows of the member; numbers and addresses mostly hidden. */
export const useMemberProfile = (): Resource<Value<'memberProfile'>> =>
  useEndpoint('memberProfile', undefined, { revalidateIfStale: true });
