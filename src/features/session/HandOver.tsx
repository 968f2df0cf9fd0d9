import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { useHandOver } from './useHandOver';

/** Logs in with a parent site's one-time code; asks first if that would replace another member (SYS-05). */
export function HandOver() {
  const { t, ready } = useTranslation(['session', 'common']);
  const { asks, busy, failure, accept, refuse, dismiss } = useHandOver();
  const said = useFailureText(failure?.code === 'code_expired' ? undefined : failure);
  if (!ready) return null;
  if (failure)
    return (
      <WarningDialog title={t('arrivalFailed')} confirmLabel={t('common:understood')} onConfirm={dismiss}>
        {said ?? t('handOverGone')}
      </WarningDialog>
    );
  if (!asks) return null;
  return (
    <Modal
      alert
      size="small"
      phone="card"
      title={t('replaceTitle')}
      actions={
        <>
          <Button onClick={refuse}>{t('keep')}</Button>
          <Button tone="primary" loading={busy} onClick={accept}>
            {t('replace')}
          </Button>
        </>
      }
    >
      <p>{t('replaceText')}</p>
    </Modal>
  );
}
