import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';

/** When the next reality check is due; null if none is set, or until it has loaded. */
export const useRealityCheckAt = (): string | null => {
  const { isLogin, isTrial } = useIdentity();
  const { value } = useEndpoint('playBreak', isLogin && !isTrial ? undefined : null);
  return value?.pause === null ? value.realityCheckAt : null;
};
