import { useTranslation } from 'react-i18next';
import { useMember } from '@/data/useMember';
import { useReferral } from '@/data/useReferral';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/CentrePage';
import { EmptyState } from '@/ui/EmptyState';
import { UserPlusIcon } from '@/ui/icons';
import { ReferralView } from './ReferralView';

/** Friends who came by the member's link (MEM-10); nothing to invite for while the promotion is off (HOME-07). */
export function ReferralPage() {
  const { t } = useTranslation('rewards');
  const enabled = useMember().value?.availablePromo.REFERRAL.enabled;
  const referral = useReferral(enabled === true);
  if (enabled === false)
    return (
      <CentrePage>
        <EmptyState
          icon={<UserPlusIcon fontSize={30} />}
          title={t('referralOff')}
          text={t('referralOffText')}
        />
      </CentrePage>
    );
  return (
    <CentrePage lead={t('referralLead')}>
      <Loaded of={referral}>{(value) => <ReferralView referral={value} />}</Loaded>
    </CentrePage>
  );
}
