import { useTranslation } from 'react-i18next';
import { readTakenPause } from '@/data/session/pauseTaken';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useSite } from '@/data/session/siteContext';
import { HelpLines } from '@/shared/HelpLines';
import { usePauseText } from '@/shared/usePauseText';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';
import { Redirect } from '@/ui/actions/Redirect';

/** Shown after a time-out or self-exclusion has begun: its end, and how to log in for a withdrawal (SAFE-03). */
export function PauseTakenModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['safer', 'common']);
  const pause = readTakenPause(useSite().session);
  const say = usePauseText();
  const login = useLoginAddress();
  if (pause === undefined) return <Redirect to="/" />;
  return (
    <Modal
      title={t(`pause.${pause.kind}.now`)}
      size="small"
      phone="card"
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button href={login}>{t('taken.login')}</Button>
          <Button tone="primary" onClick={onClose}>
            {t('taken.close')}
          </Button>
        </>
      }
    >
      <p>{say(pause, 'pause.noWayBack')}</p>
      <p>{t('taken.text')}</p>
      <HelpLines />
    </Modal>
  );
}
