import { lazy, Suspense, useEffect } from 'react';
import { useMember } from '@/data/session/useMember';
import { useSession } from '@/data/session/useSession';
import { useSharedSession } from '@/data/session/useSharedSession';
import { useSite } from '@/data/session/siteContext';
import { useExpiredLogin } from './useExpiredLogin';

const EndWarning = lazy(async () => ({ default: (await import('./EndWarning')).EndWarning }));
const HandOver = lazy(async () => ({ default: (await import('./HandOver')).HandOver }));

/** Keeps the session: joins other tabs, warns before its end, and offers the login once it is over. Dialogs come when there is a session or a code. */
export function SessionKeeper() {
  const { arrival, session } = useSite();
  const { token } = useSession();
  useSharedSession();
  useExpiredLogin();
  // Also of a session that came from another tab.
  const { value: member } = useMember();
  useEffect(() => {
    if (member !== undefined) session.remember(member);
  }, [member, session]);
  return (
    <Suspense>
      {arrival.handOver !== undefined && <HandOver />}
      {token !== undefined && <EndWarning />}
    </Suspense>
  );
}
