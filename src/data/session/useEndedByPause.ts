import { useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { keepTakenPause } from './pauseTaken';
import { forgetRemembered } from './rememberedMark';
import { markPause } from './pauseMark';
import { useSite } from './siteContext';
import { useClearMemberData } from './useClearMemberData';
import { useRefreshByCaller } from './useRefreshByCaller';
import type { Pause } from '../resources/useSaferPlay';

/**
 * After a time-out or self-exclusion has ended the session, goes to the home page, which shows when the pause ends
 * (SAFE-03).
 */
export const useEndedByPause = () => {
  const { session, localText } = useSite();
  const forget = useClearMemberData();
  const refreshByCaller = useRefreshByCaller();
  const navigate = useNavigate();
  return async (pause: Pause): Promise<void> => {
    forgetRemembered(localText);
    markPause(localText, pause);
    keepTakenPause(session, pause);
    // The address changes first: a protected page would send the guest to the log-in.
    await navigate({ pathname: '/', search: withModal('', 'pauseTaken') }, { replace: true });
    session.end(pause);
    await forget();
    void refreshByCaller();
  };
};
