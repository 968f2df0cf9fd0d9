import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import { useLive } from '../live/useLive';
import { usePolling } from '../live/usePolling';
import { useSupportUnread } from './useSupportUnread';

/** How often the count is polled while there is no socket. */
const POLL_INTERVAL_MS = 30_000;

/** The number of answers of support that the member has not seen, as it changes; undefined until it is known. */
export const useSupportNews = (): number | undefined => {
  const { mutate } = useSWRConfig();
  const unread = useSupportUnread(usePolling(POLL_INTERVAL_MS));
  const count = unread.value?.count;
  useLive('support', count !== undefined, (news) => {
    if (news?.changed === false) return;
    unread.reload();
    // A closed chat is read again as soon as it opens.
    void mutate(callKey('supportChat'));
  });
  return count;
};
