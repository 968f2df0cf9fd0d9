import { useTranslation } from 'react-i18next';
import { useModalAddress } from '@/data/useModalAddress';
import { useMember } from '@/data/useMember';
import { useSession } from '@/data/useSession';
import { useSite } from '@/data/siteContext';
import { useTwoFactor } from '@/data/useTwoFactor';
import { formatTime } from '@/domain/dates';
import { Modal } from '@/ui/Modal';
import { Redirect } from '@/ui/Redirect';
import { Devices } from './Devices';
import { SecurityView } from './SecurityView';

/** What protects the account, and where it is open. */
export function SecurityModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const { timeZone } = useSite().boot.brand;
  const isLogin = useSession().token !== undefined;
  const { value: member } = useMember();
  const { value: twoFactor } = useTwoFactor();
  const modal = useModalAddress();
  if (!isLogin) return <Redirect to="/login" />;
  const last = member?.lastLoginAt;
  return (
    <Modal open size="wide" phone="page" title={t('title')} onClose={onClose} closeLabel={t('common:close')}>
      <SecurityView
        lastLogin={last ? formatTime(last, 'sentence', timeZone) : undefined}
        twoFactor={twoFactor?.enabled}
        hrefs={{ password: modal('changePassword'), twoFactor: modal('twoFactor') }}
        devices={<Devices />}
      />
    </Modal>
  );
}
