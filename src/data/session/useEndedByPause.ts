import { useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { keepTakenPause } from './pauseTaken';
import { forgetRemembered } from './rememberedMark';
import { markRest } from './restMark';
import { useSite } from './siteContext';
import { useForget } from './useForget';
import type { Pause } from '../resources/useSaferPlay';

/** Leaves the session that a time-out or an exclusion has ended, for home, which says until when (SAFE-03). */
export const useEndedByPause = () => {
  const { session, localText } = useSite();
  const forget = useForget();
  const navigate = useNavigate();
  return async (pause: Pause): Promise<void> => {
    forgetRemembered(localText);
    markRest(localText, pause);
    keepTakenPause(session, pause);
    // First the address: a protected page would send the guest to the log-in.
    await navigate({ pathname: '/', search: withModal('', 'pauseTaken') }, { replace: true });
    session.end(pause);
    await forget();
  };
};
