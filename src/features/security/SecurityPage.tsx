import { useTranslation } from 'react-i18next';
import { useModalAddress } from '@/data/useModalAddress';
import { useMember } from '@/data/useMember';
import { useMemberProfile } from '@/data/useMemberProfile';
import { useSite } from '@/data/siteContext';
import { useTwoFactor } from '@/data/useTwoFactor';
import { formatTime } from '@/domain/dates';
import { CentrePage } from '@/ui/CentrePage';
import { BankAccounts } from './BankAccounts';
import { ContactRows } from './ContactRows';
import { Devices } from './Devices';
import { LoginHistory } from './LoginHistory';
import { SecurityView } from './SecurityView';

/** What protects the account, and where it is open (MEM-02). */
export function SecurityPage() {
  const { t } = useTranslation('security');
  const { timeZone } = useSite().boot.brand;
  const { value: member } = useMember();
  const { value: twoFactor } = useTwoFactor();
  const { value: profile } = useMemberProfile();
  const modal = useModalAddress();
  const last = member?.lastLoginAt;
  return (
    <CentrePage lead={last ? t('lastLogin', { time: formatTime(last, 'sentence', timeZone) }) : ''}>
      <SecurityView
        twoFactor={twoFactor?.enabled}
        hasPassword={profile && profile.loginPassword === 'set'}
        hrefs={{ password: modal('changePassword'), twoFactor: modal('twoFactor') }}
        devices={<Devices />}
        rows={<ContactRows />}
      />
      <BankAccounts />
      <LoginHistory />
    </CentrePage>
  );
}
