import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useSettled } from '@/data/core/useSettled';
import { useFailureText } from '@/forms/useFailureText';
import { NoticePagesView } from './NoticePagesView';

export function NoticePages() {
  const { value, failure, isBusy, reload } = useAnnouncements();
  const notices = useSettled(value?.player);
  const failureWords = useFailureText(notices === undefined ? failure : undefined);
  return <NoticePagesView notices={notices} failure={failureWords} busy={isBusy} onRetry={reload} />;
}
