import { useEndpoint } from '../core/useEndpoint';
import { useSession } from '../session/useSession';

/** Path of the picture that the member has chosen; undefined for none, and until it is known. */
export const useMemberIcon = (): string | undefined => {
  const { token } = useSession();
  return useEndpoint('memberIcon', token === undefined ? null : undefined).value?.url ?? undefined;
};
