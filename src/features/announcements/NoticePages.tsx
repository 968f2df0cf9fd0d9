import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useFailureText } from '@/forms/useFailureText';
import { NoticePagesView } from './NoticePagesView';

export function NoticePages() {
  const { value, failure, isBusy, reload } = useAnnouncements();
  const notices = useHydrationSafeValue(value?.player);
  const failureWords = useFailureText(notices === undefined ? failure : undefined);
  return <NoticePagesView notices={notices} failure={failureWords} busy={isBusy} onRetry={reload} />;
}
