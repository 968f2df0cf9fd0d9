import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import { useLive } from '../live/useLive';
import { usePolling } from '../live/usePolling';
import { useSupportUnread } from './useSupportUnread';

/** Asks again in so many milliseconds where no socket tells of answers. */
const AGAIN = 30_000;

/** The number of answers of support that the member has not seen, as it changes; undefined until it is known. */
export const useSupportNews = (): number | undefined => {
  const { mutate } = useSWRConfig();
  const unread = useSupportUnread(usePolling(AGAIN));
  const count = unread.value?.count;
  useLive('support', count !== undefined, (news) => {
    if (news?.changed === false) return;
    unread.reload();
    // A closed chat is read anew when it opens, however soon.
    void mutate(callKey('supportChat'));
  });
  return count;
};
