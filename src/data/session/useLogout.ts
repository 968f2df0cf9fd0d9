import { browserPush } from '../core/pushBrowser';
import { forgetRemembered } from './rememberedMark';
import { useSite } from './siteContext';
import { useClearMemberData } from './useClearMemberData';
import { useRefreshByCaller } from './useRefreshByCaller';

/**
 * Ends the session in the browser, whether or not the gateway answers, and clears the member's data (SYS-06). Messages
 * are no longer pushed to it.
 */
export const useLogout = () => {
  const { client, session, localText, push = browserPush } = useSite();
  const forget = useClearMemberData();
  const refreshByCaller = useRefreshByCaller();
  return async (): Promise<void> => {
    forgetRemembered(localText);
    // The gateway tells this browser nothing more, and without an answer of it the browser takes nothing more.
    await Promise.allSettled([client.remove('logout', undefined), push.unsubscribe()]);
    session.end();
    await forget();
    void refreshByCaller();
  };
};
