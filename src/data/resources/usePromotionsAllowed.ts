import { isMarkedPaused } from '../session/pauseMark';
import { useSite } from '../session/siteContext';
import { usePause } from '../session/usePause';
import { useSession } from '../session/useSession';

/**
 * Whether offers may be shown. They are hidden during a break or self-exclusion, on a device where one was started, and
 * until the state of a member is known (SAFE-04).
 */
export const usePromotionsAllowed = (): boolean => {
  const { client, localText } = useSite();
  const { token } = useSession();
  const pause = usePause();
  return token === undefined ? !isMarkedPaused(localText, client.clock.now()) : pause === null;
};
