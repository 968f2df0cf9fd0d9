import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** What the gateway knows of the member; numbers and addresses mostly hidden. */
export const useMemberProfile = (): Resource<Value<'memberProfile'>> =>
  useEndpoint('memberProfile', undefined, { revalidateIfStale: true });
