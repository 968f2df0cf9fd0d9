import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';

/** When the next reality check is due; null if none is set, or until it has loaded. */
export const useRealityCheckAt = (): string | null => {
  const { isLogin, isTrial } = useIdentity();
  const { value } = useEndpoint('playBreak', isLogin && !isTrial ? undefined : null);
  return value?.pause === null ? value.realityCheckAt : null;
};

/** The interval of the reality check in minutes; null if none is set, or until it has loaded. */
export const useRealityCheckMinutes = (): number | null => {
  const { isLogin, isTrial } = useIdentity();
  const { value } = useEndpoint('playBreak', isLogin && !isTrial ? undefined : null);
  return value?.realityCheckMinutes ?? null;
};
