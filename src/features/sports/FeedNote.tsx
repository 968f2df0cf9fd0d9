import { useTranslation } from 'react-i18next';
import { Note } from '@/ui/feedback/Note';

/** Why no bet is taken: the feed stands, or the page no longer hears of it. */
export function FeedNote({ reason }: { reason: 'paused' | 'stale' }) {
  const { t } = useTranslation('sports');
  return (
    <Note tone="warning" title={t(reason)} alert>
      {t(`${reason}Text`)}
    </Note>
  );
}
