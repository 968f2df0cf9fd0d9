import { isMarkedResting } from './restMark';
import { useSession } from './useSession';
import { useSite } from './siteContext';
import { usePause } from './usePause';

/**
 * Whether this session is a restricted one: a time-out or an exclusion runs (SAFE-03). Until that is known, what the
 * device remembers counts, so that nothing is offered in the meantime.
 */
export const useRestricted = (): boolean => {
  const { client, localText } = useSite();
  const { token } = useSession();
  const pause = usePause();
  if (token === undefined) return false;
  if (pause === undefined) return isMarkedResting(localText, client.clock.now());
  return pause !== null && pause.kind !== 'break';
};
