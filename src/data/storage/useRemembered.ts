import { forgetRemembered, isRemembered } from '../session/rememberedMark';
import { useSite } from '../session/siteContext';
import { useEnter } from '../session/useEnter';

/** There is nothing to come back to. */
const isOver: ReadonlySet<string | undefined> = new Set(['not_logged_in', 'code_expired']);

/** Comes back with the remember credential, one tab at a time as each use changes it (LOGIN-09). */
export const useRemembered = () => {
  const { boot, client, session, localText } = useSite();
  const enter = useEnter();
  const ask = async (): Promise<void> => {
    // Another tab may have come back in the meantime and said so.
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
