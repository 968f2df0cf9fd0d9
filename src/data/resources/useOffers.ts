import { isMarkedResting } from '../session/restMark';
import { useSite } from '../session/siteContext';
import { usePause } from '../session/usePause';
import { useSession } from '../session/useSession';

/**
 * Whether offers may be shown. They are hidden during a break or self-exclusion, on a device where one was started, and
 * until the state of a member is known (SAFE-04).
 */
export const useOffers = (): boolean => {
  const { client, localText } = useSite();
  const { token } = useSession();
  const pause = usePause();
  return token === undefined ? !isMarkedResting(localText, client.clock.now()) : pause === null;
};
