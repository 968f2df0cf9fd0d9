import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useHydrated } from '@/data/core/useHydrated';
import { CategoryIcon } from '@/ui/media/CategoryIcon';
import { GiftIcon, HouseIcon, SquaresFourIcon } from '@/ui/media/icons';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { NavBar } from '@/ui/layout/NavBar';
import { isCategory } from './isCategory';
import { useNavigation } from './useNavigation';

const pageIcons = {
  home: <HouseIcon fontSize={24} />,
  download: <SquaresFourIcon fontSize={24} />,
  promotions: <GiftIcon fontSize={24} />,
} as const;

const categoryMenu = async () => (await import('./CategoryMenu')).CategoryMenu;
const moreMenu = async () => (await import('./MoreMenu')).MoreMenu;

/** The header's second row: categories with their vendors; `menuAside` is shown beside the vendors. */
export function MainNav({ menuAside }: { menuAside?: ReactNode }) {
  const { t } = useTranslation('nav');
  const items = useNavigation();
  const { pathname } = useLocation();
  // The document is the same for every path, so the current item is marked after hydration.
  const current = useHydrated() ? routeOf(pathname)?.path : undefined;
  const named = (id: string) => items.find(({ key }) => key === id);
  return (
    <NavBar
      label={t('main')}
      items={items.map(({ key, label, path, vendors }) => ({
        id: key,
        label,
        href: path,
        current: path === current,
        icon: isCategory(key) ? <CategoryIcon category={key} size="small" /> : pageIcons[key],
        ...(key === 'promotions' && { hot: true }),
        ...(vendors.length > 0 && { menuLabel: t('vendorsOf', { category: label }) }),
      }))}
      renderMenu={(id, byKey) => (
        <LazyComponent load={categoryMenu} props={{ item: named(id), aside: menuAside, focusFirst: byKey }} />
      )}
      more={{
        label: t('moreCategories'),
        render: (over, byKey) => (
          <LazyComponent
            load={moreMenu}
            props={{ items: over.flatMap(({ id }) => named(id) ?? []), focusFirst: byKey }}
          />
        ),
      }}
    />
  );
}
