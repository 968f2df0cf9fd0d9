import { useTranslation } from 'react-i18next';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { Countdown } from '@/ui/typography/Countdown';
import { Modal } from '@/ui/overlays/Modal';
import { useEndWarning } from './useEndWarning';

/** Warns before the session ends, while it can still be extended. */
export function EndWarning() {
  const { t, ready } = useTranslation('session');
  const { end, now, stay, understood } = useEndWarning();
  const modal = useModalAddress();
  if (end === undefined || !ready) return null;
  const idle = end.why === 'idle';
  return (
    <Modal
      alert
      size="small"
      phone="card"
      title={t('endingTitle')}
      actions={
        <>
          <Button href={modal('logout')}>{t('leave')}</Button>
          {idle ? (
            <Button tone="primary" onClick={() => void stay()}>
              {t('stay')}
            </Button>
          ) : (
            <Button tone="primary" onClick={understood}>
              {t('understood')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t(idle ? 'idleText' : 'absoluteText')} <Countdown until={end.at} now={now} />
      </p>
    </Modal>
  );
}
