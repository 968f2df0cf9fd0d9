import { forgetRemembered, isRemembered } from '../session/rememberedMark';
import { useSite } from '../session/siteContext';
import { useStartSession } from '../session/useStartSession';

/** Errors that mean that the credential is no longer valid. */
const isOver: ReadonlySet<string | undefined> = new Set(['not_logged_in', 'code_expired']);

/**
 * Logs in with the remember-me credential. Only one tab does it at a time, because each use replaces the credential
 * (LOGIN-09).
 */
export const useRemembered = () => {
  const { boot, client, session, localText } = useSite();
  const enter = useStartSession();
  const ask = async (): Promise<void> => {
    // Another tab may have logged in meanwhile and shared its session.
    if (session.state.get().token !== undefined) return;
    const result = await client.send('remembered', undefined);
    if (result.ok) await enter(result.value, { by: 'other', remember: true });
    else if (isOver.has(result.failure.code)) forgetRemembered(localText);
  };
  return async (): Promise<void> => {
    if (!boot.profile.refresh || !isRemembered(localText)) return;
    await navigator.locks.request('remembered', ask);
  };
};
