import { useTranslation } from 'react-i18next';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSaferPlay } from '@/data/resources/useSaferPlay';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { SaferPlayBars } from './SaferPlayBars';

/** Summary of safer play: the limits with their usage, and a link to the full page (SAFE-06). */
export function SaferPlaySummary() {
  const { t, ready } = useTranslation('safer');
  const modal = useModalAddress();
  const state = useSaferPlay();
  if (!ready) return null;
  return (
    <TitledPanel
      title={t('title')}
      end={
        <Button size="small" href={modal('saferPlay')}>
          {t('short.open')}
        </Button>
      }
    >
      <Loaded of={state} rows={2} plain>
        {(value) => <SaferPlayBars state={value} />}
      </Loaded>
    </TitledPanel>
  );
}
