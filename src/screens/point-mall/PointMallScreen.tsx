import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { pointMallAddress, pointMallViews } from '@/config/pointMall';
import { sessionKeys } from '@/config/storageKeys';
import { useSite } from '@/data/session/siteContext';
import { useIdentity } from '@/data/session/useIdentity';
import { GroupBanners } from '@/features/announcements/GroupBanners';
import { PointRecord } from '@/features/points/PointRecord';
import { PointsPanel } from '@/features/points/PointsPanel';
import { RatioList } from '@/features/points/RatioList';
import { RedeemHistory } from '@/features/points/RedeemHistory';
import { RewardShelf } from '@/features/points/RewardShelf';
import { TitledPage } from '@/shared/TitledPage';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { GiftIcon } from '@/ui/media/icons';

/** The points mall; `view` in the address opens the redeem history or the record of points (POINT-01, POINT-02). */
export function PointMallScreen() {
  const { t, ready } = useTranslation('points');
  const [query] = useSearchParams();
  const { isLogin, isTrial } = useIdentity();
  const isAllowed = usePromotionsAllowed();
  const { sessionText } = useSite();
  const hasRecord = isLogin && !isTrial;
  const view = (hasRecord && pointMallViews.find((one) => one === query.get('view'))) || 'rewards';
  // The member centre leads back here until it is closed (spec §4).
  useEffect(() => sessionText.set(sessionKeys.pointMall, view), [sessionText, view]);
  if (!ready)
    return (
      <TitledPage>
        <ListSkeleton rows={6} />
      </TitledPage>
    );
  if (!isAllowed)
    return (
      <TitledPage title={t('title')}>
        <EmptyState icon={<GiftIcon fontSize={40} />} title={t('resting')} />
      </TitledPage>
    );
  return (
    <TitledPage title={t('title')} lead={t('lead')}>
      {view === 'rewards' && <GroupBanners group="w_pointMall" />}
      <PointsPanel />
      {hasRecord && (
        <ChipLinks
          label={t('views')}
          links={pointMallViews.map((one) => ({
            href: pointMallAddress(one),
            label: t(`view.${one}`),
            current: one === view,
          }))}
        />
      )}
      {view === 'rewards' && (
        <>
          <RewardShelf />
          <RatioList />
        </>
      )}
      {view === 'history' && <RedeemHistory />}
      {view === 'details' && <PointRecord />}
    </TitledPage>
  );
}
