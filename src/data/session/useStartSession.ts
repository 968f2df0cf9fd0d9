import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { Entry } from '#contract/wireTypes';
import { mustChangePassword } from '@/domain/mustChangePassword';
import { keepPendingChange } from '../core/pendingChange';
import { markRemembered } from './rememberedMark';
import { markPause } from './pauseMark';
import { useSite } from './siteContext';
import { useRefreshByCaller } from './useRefreshByCaller';
import { useClearMemberData } from './useClearMemberData';
import { useModule } from './useModule';

export interface EntryWay {
  readonly by: 'username' | 'sms' | 'firebase' | 'trial' | 'other';
  /** Checked for the weak default password, then dropped. */
  readonly password?: string;
  readonly remember?: boolean;
}

/** What the site does after a log-in or registration. */
export type AfterEntry = 'home' | 'changePassword';

/**
 * Stores the new session and loads the log-in data, by whichever way the visitor logged in (spec §4, LOGIN-05,
 * LOGIN-06, LOGIN-08).
 */
export const useStartSession = () => {
  const site = useSite();
  const { boot, client, session, localText } = site;
  const { mutate } = useSWRConfig();
  const forget = useClearMemberData();
  const refreshByCaller = useRefreshByCaller();
  const expiryForcesChange = useModule('PWDEXPFORCECHANGE3');
  return async (entry: Entry, { by, password, remember = false }: EntryWay): Promise<AfterEntry> => {
    // The gateway has ended the session of the previous member.
    if (session.state.get().token !== undefined) await forget();
    session.start(entry.token, entry.firstTimeLogin);
    void refreshByCaller();
    markPause(localText, entry.pause);
    if (entry.pause !== undefined)
      await mutate(callKey('playBreak'), { pause: entry.pause, realityCheckAt: null }, { revalidate: false });
    if (remember && boot.profile.refresh) markRemembered(localText);
    // A trial account has no first log-in (TRIAL-02).
    const first =
      entry.firstTimeLogin && by !== 'trial' ? await client.send('firstLogin', undefined) : undefined;
    const member = await client.get('memberInfo', undefined);
    if (member.ok) {
      session.remember(member.value);
      await mutate(callKey('memberInfo'), member.value, { revalidate: false });
    }
    const change = mustChangePassword({
      by,
      ...(password !== undefined && { password }),
      mustChange: (entry.mustChange ?? false) || (first?.ok === true && first.value.mustChange),
      passwordExpired: entry.passwordExpired,
      expiryForcesChange,
    });
    const { changeTicket: ticket } = entry;
    keepPendingChange(site, change ? { ...(ticket !== undefined && { ticket }) } : undefined);
    return change ? 'changePassword' : 'home';
  };
};
