import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { MemberPageName } from '@/config/memberPages';
import { hasModal } from '@/config/modals';
import { returnTo } from '@/config/returnTo';
import { CentreClose } from '@/data/session/centreClose';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useMember } from '@/data/session/useMember';
import { usePause } from '@/data/session/usePause';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import { PauseSummary } from '@/shared/PauseSummary';
import { useCloseCentre } from '@/shared/useCloseCentre';
import { Redirect } from '@/ui/actions/Redirect';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { isOpenDuringPause } from './isOpenDuringPause';
import { MemberCentreView } from './MemberCentreView';
import { useCentreGroups } from './useCentreGroups';

interface MemberCentreScreenProps {
  page: MemberPageName;
  children: ReactNode;
}

/**
 * The member centre, for members only: a guest logs in first, and a trial account is told that it needs a real
 * account (MEM-01).
 */
export function MemberCentreScreen({ page, children }: MemberCentreScreenProps) {
  const { t, ready } = useTranslation(['centre', 'shell']);
  const place = useLocation();
  const { isLogin, isTrial, isAgent } = useIdentity();
  const login = useLoginAddress();
  const { value: member, failure } = useMember();
  const groups = useCentreGroups(page);
  const close = useCloseCentre();
  const pause = usePause();
  const endOf = usePauseEnd();
  // A dialog that was open before stays in front; one that opens later covers the centre.
  const covered = hasModal(place.search);
  const [begun, setBegun] = useState(!covered);
  if (!begun && !covered) setBegun(true);
  if (!isLogin) return covered ? null : <Redirect to={login} state={returnTo(place)} />;
  if (!ready || !begun || (member === undefined && failure === undefined)) return null;
  if (isTrial)
    return (
      <WarningDialog title={t('needRealTitle')} confirmLabel={t('understood')} onConfirm={close}>
        {t('needRealText')}
      </WarningDialog>
    );
  const until = pause && endOf(pause.until);
  const mark = pause
    ? until === undefined
      ? t('shell:restingEndless')
      : t('shell:resting', { until })
    : isAgent
      ? t('shell:agent')
      : t('shell:vip', { level: member?.vipLevel ?? 0 });
  return (
    <MemberCentreView page={page} groups={groups} account={member?.account} mark={mark} onClose={close}>
      <CentreClose value={close}>
        {pause && !isOpenDuringPause(page, pause) ? <PauseSummary pause={pause} /> : children}
      </CentreClose>
    </MemberCentreView>
  );
}
