import { useEndpoint } from '../core/useEndpoint';
import { useSession } from '../session/useSession';

/** Path of the member's chosen picture; undefined for none, and until it has loaded. */
export const useMemberIcon = (): string | undefined => {
  const { token } = useSession();
  return useEndpoint('memberIcon', token === undefined ? null : undefined).value?.url ?? undefined;
};
