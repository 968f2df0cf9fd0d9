import { useTranslation } from 'react-i18next';
import { usePauseEnd } from '@/data/usePauseEnd';
import type { Pause } from '@/data/useSaferPlay';
import { Note } from '@/ui/Note';

/** A pause that the member took: until when, and what stays possible. It offers no way round (glossary §1). */
export function PauseNote({ pause: { kind, until } }: { pause: Pause }) {
  const { t } = useTranslation('safer');
  const end = usePauseEnd()(until);
  return (
    <Note tone="warning" title={t(`pause.${kind}.now`)}>
      {end === undefined ? t('pause.noteEndless') : t('pause.note', { until: end })}
    </Note>
  );
}
