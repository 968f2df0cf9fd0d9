import { useTranslation } from 'react-i18next';
import { Note } from '@/ui/feedback/Note';

/** Says why no bet is accepted: the feed is paused, or the page receives no prices. */
export function FeedNote({ reason }: { reason: 'paused' | 'stale' }) {
  const { t } = useTranslation('sports');
  return (
    <Note tone="warning" title={t(reason)} alert>
      {t(`${reason}Text`)}
    </Note>
  );
}
