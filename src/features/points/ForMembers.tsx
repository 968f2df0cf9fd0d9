import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { usePointsBalance, type PointsBalance } from '@/data/resources/usePoints';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { Loaded } from '@/forms/Loaded';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';

/** A form for whoever has points; others are told why they have none (POINT-01, SAFE-04). */
export function ForMembers({ children }: { children: (balance: PointsBalance) => ReactNode }) {
  const { t } = useTranslation('points');
  const { isLogin, isTrial } = useIdentity();
  const isAllowed = usePromotionsAllowed();
  const balance = usePointsBalance();
  const login = useLoginAddress();
  const navigate = useNavigate();
  const place = useLocation();
  if (!isAllowed) return <Note tone="info">{t('resting')}</Note>;
  if (isTrial) return <Note tone="info">{t('trial')}</Note>;
  if (!isLogin)
    return (
      <Button tone="primary" fullWidth onClick={() => void navigate(login, { state: returnTo(place) })}>
        {t('logIn')}
      </Button>
    );
  return (
    <NeedsPassword>
      <Loaded of={balance} plain>
        {children}
      </Loaded>
    </NeedsPassword>
  );
}
