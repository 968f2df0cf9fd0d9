import { useTranslation } from 'react-i18next';
import type { Pause } from '@/data/resources/useSaferPlay';
import { Note } from '@/ui/feedback/Note';
import { usePauseText } from './usePauseText';

/** Says when the member's pause ends and what is possible meanwhile. It offers no way around it (glossary §1). */
export function PauseNote({ pause }: { pause: Pause }) {
  const { t } = useTranslation('safer');
  const say = usePauseText();
  return (
    <Note tone="warning" title={t(`pause.${pause.kind}.now`)}>
      {say(pause, 'pause.note')}
    </Note>
  );
}
