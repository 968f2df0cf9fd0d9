import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isBuiltAddress, routeOf } from '@/config/routes';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useHydrated } from '@/data/core/useHydrated';
import { useIdentity } from '@/data/session/useIdentity';
import { useModalAddress } from '@/data/session/useModalAddress';
import { usePause } from '@/data/session/usePause';
import { BellIcon, GiftIcon, HouseIcon, PlusIcon, SquaresFourIcon, UserIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { PhoneTabBar } from '@/ui/layout/PhoneTabBar';
import { useMediaQuery } from '@/ui/hooks/useMediaQuery';

/** The bottom bar of a phone. */
export function FrameTabBar() {
  const { t } = useTranslation(['shell', 'nav']);
  const { pathname } = useLocation();
  const here = routeOf(pathname)?.path;
  const hydrated = useHydrated();
  const { isLogin, isTrial } = useIdentity();
  const modal = useModalAddress();
  const centre = useCentreAddress();
  // The document contains the bar for phones; on wide screens it is removed, because CSS would only hide it.
  const isWide = useMediaQuery(media.tabletUp.replace('@media ', ''));
  const isMember = isLogin && !isTrial;
  const rests = Boolean(usePause());
  const items = [
    { id: 'home', label: t('nav:home'), href: '/', icon: <HouseIcon fontSize={24} /> },
    { id: 'games', label: t('nav:category.RNG'), href: '/rng', icon: <SquaresFourIcon fontSize={24} /> },
    ...(isMember && !rests
      ? [
          {
            id: 'deposit',
            label: t('deposit'),
            href: centre('depositv2'),
            icon: <PlusIcon fontSize={24} />,
            raised: true,
          },
        ]
      : []),
    { id: 'promotions', label: t('nav:promotions'), href: '/promotions', icon: <GiftIcon fontSize={24} /> },
    { id: 'notices', label: t('nav:notices'), href: '/noticePage', icon: <BellIcon fontSize={24} /> },
    {
      id: 'account',
      label: isMember ? t('accountShort') : isLogin ? t('logout') : t('login'),
      href: isMember ? centre() : modal(isLogin ? 'logout' : 'login'),
      icon: <UserIcon fontSize={24} />,
    },
  ];
  if (isWide) return null;
  return (
    <PhoneTabBar
      label={t('tabBar')}
      items={items
        .filter(({ href }) => isBuiltAddress(href))
        .map((item) => ({ ...item, current: hydrated && item.href === here }))}
    />
  );
}
