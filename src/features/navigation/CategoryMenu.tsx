import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/data/session/useLanguage';
import { useSite } from '@/data/session/siteContext';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { shownVendorCode } from '@/domain/vendorRules';
import { MegaMenu } from '@/ui/layout/MegaMenu';
import type { NavigationItem } from './useNavigation';
import { useRebateNote } from './useRebateNote';

interface CategoryMenuProps {
  item: NavigationItem | undefined;
  /** A card shown beside the vendors. */
  aside?: ReactNode;
  focusFirst: boolean;
}

/** The vendors of one category and its rebate (NAV-10, NAV-11). */
export function CategoryMenu({ item, aside, focusFirst }: CategoryMenuProps) {
  const { t } = useTranslation(['nav', 'common']);
  const language = useLanguage();
  const { vendorPictures: variant } = useSite().boot.brand;
  const pictures = useVendorPictures();
  const noteOf = useRebateNote();
  if (item === undefined) return null;
  const { key, label, path, vendors } = item;
  return (
    <MegaMenu
      title={label}
      note={noteOf(key)}
      enter={{ label: t('enter', { category: label }), href: path }}
      tiles={vendors.map((vendor) => ({
        id: String(vendor.nodeId),
        name: vendor.displayName || shownVendorCode(vendor, language),
        picture: pictures(vendor.vassalage, 'submenu', variant),
        href: `${path}?vassalage=${encodeURIComponent(vendor.vassalage)}`,
      }))}
      more={{ label: t('common:more'), href: path }}
      aside={aside}
      focusFirst={focusFirst}
    />
  );
}
