import { useTranslation } from 'react-i18next';
import type { Pause } from '@/data/resources/useSaferPlay';
import { Note } from '@/ui/feedback/Note';
import { usePauseText } from './usePauseText';

/** A pause that the member took: until when, and what stays possible. It offers no way round (glossary §1). */
export function PauseNote({ pause }: { pause: Pause }) {
  const { t } = useTranslation('safer');
  const say = usePauseText();
  return (
    <Note tone="warning" title={t(`pause.${pause.kind}.now`)}>
      {say(pause, 'pause.note')}
    </Note>
  );
}
