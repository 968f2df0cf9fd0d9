import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useLive } from '../live/useLive';
import { useMember } from '../session/useMember';

/** How many messages are unread; undefined until that is known. A trial account sends no request (TRIAL-02). */
export const useUnread = (): number | undefined => {
  const { isTrial } = useIdentity();
  const { mutate } = useSWRConfig();
  const has = useMember().value !== undefined && !isTrial;
  useLive(
    'unread',
    has,
    // What may be old stays until the answer is here.
    (value) =>
      void (value
        ? mutate(callKey('unreadCount'), value, { revalidate: false })
        : mutate(callKey('unreadCount'))),
  );
  return useEndpoint('unreadCount', has ? undefined : null, { revalidateIfStale: true }).value?.count;
};
