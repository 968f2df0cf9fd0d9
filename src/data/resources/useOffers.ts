import { isMarkedResting } from '../session/restMark';
import { useSite } from '../session/siteContext';
import { usePause } from '../session/usePause';
import { useSession } from '../session/useSession';

/**
 * Whether offers may be shown: to nobody who rests, nor on the device on which somebody does, nor before that is known of
 * a member (SAFE-04).
 */
export const useOffers = (): boolean => {
  const { client, localText } = useSite();
  const { token } = useSession();
  const pause = usePause();
  return token === undefined ? !isMarkedResting(localText, client.clock.now()) : pause === null;
};
