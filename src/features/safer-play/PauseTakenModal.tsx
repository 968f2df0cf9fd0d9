import { useTranslation } from 'react-i18next';
import { readTakenPause } from '@/data/pauseTaken';
import { useHasHelp } from '@/data/useHasHelp';
import { useLoginAddress } from '@/data/useLoginAddress';
import { useSite } from '@/data/siteContext';
import { HelpLines } from '@/shared/HelpLines';
import { usePauseText } from '@/shared/usePauseText';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Redirect } from '@/ui/Redirect';

/** After a time-out or an exclusion was taken: until when, and how to come in for a withdrawal (SAFE-03). */
export function PauseTakenModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['safer', 'common']);
  const pause = readTakenPause(useSite().session);
  const say = usePauseText();
  const hasHelp = useHasHelp();
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
      <p>{t(hasHelp ? 'taken.textHelp' : 'taken.text')}</p>
      <HelpLines />
    </Modal>
  );
}
