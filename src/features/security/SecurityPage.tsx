import type { ReactNode } from 'react';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useTwoFactor } from '@/data/resources/useTwoFactor';
import { CentrePage } from '@/ui/layout/CentrePage';
import { BankAccounts } from './BankAccounts';
import { ContactRows } from './ContactRows';
import { Devices } from './Devices';
import { LoginHistory } from './LoginHistory';
import { MemberProfile } from './MemberProfile';
import { SecurityView } from './SecurityView';

/** The member's data, the account's protection, and its sessions (MEM-02); `saferPlay` is the summary of safer play. */
export function SecurityPage({ saferPlay }: { saferPlay?: ReactNode }) {
  const { value: twoFactor } = useTwoFactor();
  const { value: profile } = useMemberProfile();
  const modal = useModalAddress();
  return (
    <CentrePage>
      <MemberProfile />
      <SecurityView
        twoFactor={twoFactor?.enabled}
        hasPassword={profile && profile.loginPassword === 'set'}
        hrefs={{ password: modal('changePassword'), twoFactor: modal('twoFactor') }}
        devices={<Devices />}
        rows={<ContactRows />}
      />
      {saferPlay}
      <BankAccounts />
      <LoginHistory />
    </CentrePage>
  );
}
