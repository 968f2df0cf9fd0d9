import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModalAddress } from '@/data/session/useModalAddress';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { OfferList } from '@/features/offers/OfferList';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { TitledPage } from '@/shared/TitledPage';

const anchor = /^#(\d{1,9})$/;

/** All promotions; `#id` in the address opens one (spec §2). */
export function PromotionsScreen() {
  const { t, ready } = useTranslation(['offers', 'nav']);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const modal = useModalAddress();
  const isAllowed = usePromotionsAllowed();
  const id = anchor.exec(hash)?.[1];
  const open = useEffectEvent((item: string) => void navigate(modal('promotion', item), { replace: true }));
  useEffect(() => {
    if (id !== undefined) open(id);
  }, [id]);
  return ready ? (
    <TitledPage title={t('title')} lead={t('lead')}>
      <OfferList />
      {isAllowed && (
        <SectionHeading title={t('nav:points')} more={{ label: t('toPoints'), href: '/pointMall' }} />
      )}
    </TitledPage>
  ) : (
    <TitledPage>
      <ListSkeleton rows={6} />
    </TitledPage>
  );
}
