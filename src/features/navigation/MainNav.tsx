import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { shownVendorCode } from '@/domain/vendorRules';
import { useHydrated } from '@/data/useHydrated';
import { useLanguage } from '@/data/useLanguage';
import { GiftFillIcon } from '@/ui/icons';
import { MegaMenu } from '@/ui/MegaMenu';
import { NavBar } from '@/ui/NavBar';
import { useNavigation, type NavigationItem } from './useNavigation';

/** The header's second row: categories with their vendors. */
export function MainNav() {
  const { t } = useTranslation('nav');
  const items = useNavigation();
  const { pathname } = useLocation();
  // The document is the same for every path: the current item is marked when the page is alive.
  const current = useHydrated() ? routeOf(pathname)?.path : undefined;
  const find = (id: string) => items.find(({ key }) => key === id);
  return (
    <NavBar
      label={t('main')}
      items={items.map(({ key, label, path, vendors }) => ({
        id: key,
        label,
        href: path,
        current: path === current,
        ...(key === 'promotions' && { hot: true, icon: <GiftFillIcon fontSize={16} /> }),
        ...(vendors.length > 0 && { menuLabel: t('vendorsOf', { category: label }) }),
      }))}
      renderMenu={(id) => <VendorMenu item={find(id)} />}
    />
  );
}

function VendorMenu({ item }: { item: NavigationItem | undefined }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  if (item === undefined) return null;
  return (
    <MegaMenu
      vendors={item.vendors.map((vendor) => ({
        id: String(vendor.nodeId),
        name: vendor.displayName || shownVendorCode(vendor, language),
        href: `${item.path}?vassalage=${encodeURIComponent(vendor.vassalage)}`,
      }))}
      more={{ label: t('more'), href: item.path }}
    />
  );
}
