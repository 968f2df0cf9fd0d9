import { useTranslation } from 'react-i18next';
import { useSaferPlay } from '@/data/useSaferPlay';
import { useSession } from '@/data/useSession';
import { Loaded } from '@/forms/Loaded';
import { Modal } from '@/ui/Modal';
import { Redirect } from '@/ui/Redirect';
import { SaferPlayView } from './SaferPlayView';

/** Safer play, one step from the cashier and from the security centre (MEM-12). */
export function SaferPlayModal({ onClose }: { onClose: () => void }) {
  const isLogin = useSession().token !== undefined;
  return isLogin ? <Opened onClose={onClose} /> : <Redirect to="/login" />;
}

function Opened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cashier', 'common']);
  const { value, failure, isBusy, reload, ...acts } = useSaferPlay();
  return (
    <Modal
      title={t('safer.title')}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Loaded of={{ value, failure, isBusy, reload }} plain>
        {(state) => <SaferPlayView state={state} {...acts} />}
      </Loaded>
    </Modal>
  );
}
