import { forgetRemembered } from './rememberedMark';
import { useSite } from './siteContext';
import { useClearMemberData } from './useClearMemberData';

/** Ends the session in the browser, whether or not the gateway answers, and clears the member's data (SYS-06). */
export const useLogout = () => {
  const { client, session, localText } = useSite();
  const forget = useClearMemberData();
  return async (): Promise<void> => {
    forgetRemembered(localText);
    await client.remove('logout', undefined);
    session.end();
    await forget();
  };
};
