import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import type { SaferPlay } from '@/data/useSaferPlay';
import { formatTime } from '@/domain/dates';
import { Note } from '@/ui/Note';

interface PauseNoteProps {
  pause: NonNullable<SaferPlay['pause']>;
}

/** A break that the member took: until when, and what stays possible. It offers no way round (glossary §1). */
export function PauseNote({ pause: { kind, until } }: PauseNoteProps) {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  return (
    <Note tone="warning" title={t(`pause.${kind}`)}>
      {t('pause.text', { until: formatTime(until, 'sentence', timeZone) })}
    </Note>
  );
}
