import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLive } from '../live/useLive';
import { useMember } from '../session/useMember';

/** Number of unread messages; undefined until it has loaded. A trial account sends no request (TRIAL-02). */
export const useUnread = (): number | undefined => {
  const { isTrial } = useIdentity();
  const { mutate } = useSWRConfig();
  const has = useMember().value !== undefined && !isTrial;
  useLive(
    'unread',
    has,
    // The old number stays until the new one has loaded.
    (value) =>
      void (value
        ? mutate(callKey('unreadCount'), value, { revalidate: false })
        : mutate(callKey('unreadCount'))),
  );
  return useEndpoint('unreadCount', has ? undefined : null, { revalidateIfStale: true }).value?.count;
};
