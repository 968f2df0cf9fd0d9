import { lazy, Suspense, useEffect } from 'react';
import { useMember } from '@/data/session/useMember';
import { usePushOwner } from '@/data/session/usePushOwner';
import { useSession } from '@/data/session/useSession';
import { useSharedSession } from '@/data/session/useSharedSession';
import { useSite } from '@/data/session/siteContext';
import { useExpiredLogin } from './useExpiredLogin';
import { useForcedChange } from './useForcedChange';

const EndWarning = lazy(async () => ({ default: (await import('./EndWarning')).EndWarning }));
const HandOver = lazy(async () => ({ default: (await import('./HandOver')).HandOver }));

/**
 * Shares the session with other tabs, warns before its end, and offers the log-in afterwards. The dialogs' code loads
 * only with a session or a one-time code.
 */
export function SessionKeeper() {
  const { arrival, session } = useSite();
  const { token } = useSession();
  useSharedSession();
  useExpiredLogin();
  useForcedChange();
  usePushOwner();
  // Also applies to a session that came from another tab.
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
