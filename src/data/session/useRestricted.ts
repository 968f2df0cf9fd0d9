import { isMarkedPaused } from './pauseMark';
import { useSession } from './useSession';
import { useSite } from './siteContext';
import { usePause } from './usePause';

/**
 * Whether a time-out or self-exclusion restricts this session (SAFE-03). Until the answer has loaded, the mark stored
 * on the device decides, so that no offer is shown meanwhile.
 */
export const useRestricted = (): boolean => {
  const { client, localText } = useSite();
  const { token } = useSession();
  const pause = usePause();
  if (token === undefined) return false;
  if (pause === undefined) return isMarkedPaused(localText, client.clock.now());
  return pause !== null && pause.kind !== 'break';
};
