import { useTranslation } from 'react-i18next';
import { useMember } from '@/data/session/useMember';
import { useReferral } from '@/data/resources/useReferral';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/layout/CentrePage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { UserPlusIcon } from '@/ui/media/icons';
import { ReferralView } from './ReferralView';

/** Friends referred by the member (MEM-10). While the promotion is off there is no invitation (HOME-07). */
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
