import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useSession } from './useSession';

/** The profile of the member. Guests send no request. */
export const useMember = (): Resource<Value<'memberInfo'>> => {
  const { token } = useSession();
  return useEndpoint('memberInfo', token === undefined ? null : undefined);
};
