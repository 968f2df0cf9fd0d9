import type { Value } from '#contract/wireTypes';
import { useEndpoint } from '../core/useEndpoint';
import type { Resource } from '../core/resource';
import { useIdentity } from '../session/useIdentity';
import { useMember } from '../session/useMember';

/**
 * Answers of support that the member has not seen; a guest or demo account sends no request. `refreshInterval`:
 * milliseconds between two polls, 0 for none.
 */
export const useSupportUnread = (refreshInterval = 0): Resource<Value<'supportUnread'>> => {
  const { isTrial } = useIdentity();
  const isMember = useMember().value !== undefined && !isTrial;
  return useEndpoint('supportUnread', isMember ? undefined : null, { refreshInterval });
};
