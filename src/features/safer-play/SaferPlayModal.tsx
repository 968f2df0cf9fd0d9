import { useTranslation } from 'react-i18next';
import { useEndedByPause } from '@/data/session/useEndedByPause';
import { useIdentity } from '@/data/session/useIdentity';
import { useSaferPlay } from '@/data/resources/useSaferPlay';
import { Loaded } from '@/forms/Loaded';
import { Modal } from '@/ui/overlays/Modal';
import { SaferPlayGuide } from './SaferPlayGuide';
import { SaferPlayView } from './SaferPlayView';

/** Safer play, linked from menu, footer, cashier and security page; a guest sees an explanation (SAFE-06). */
export function SaferPlayModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['safer', 'common']);
  const { isLogin, isTrial } = useIdentity();
  return (
    <Modal title={t('title')} size="large" phone="page" onClose={onClose} closeLabel={t('common:close')}>
      {isLogin && !isTrial ? <OfMember /> : <SaferPlayGuide guest={!isLogin} />}
    </Modal>
  );
}

function OfMember() {
  const { value, failure, isBusy, reload, ...acts } = useSaferPlay();
  const end = useEndedByPause();
  return (
    <Loaded of={{ value, failure, isBusy, reload }} plain>
      {(state) => <SaferPlayView state={state} {...acts} onPaused={end} />}
    </Loaded>
  );
}
