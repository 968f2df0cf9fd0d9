import { identify, visitor, type Identity } from '@/domain/identity';
import { useMember } from './useMember';
import { useSession } from './useSession';

/** The login flags of spec §3. Until the member's data has loaded, only `isLogin` is known. */
export const useIdentity = (): Identity => {
  const { token } = useSession();
  const { value } = useMember();
  if (token === undefined) return visitor;
  return value === undefined ? { ...visitor, isLogin: true } : identify(value);
};
