import { useTranslation } from 'react-i18next';
import { navigation } from '@/domain/navigation';
import { useLanguage } from '@/data/session/useLanguage';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { useVendors } from '@/data/resources/useVendors';
import type { FoundPlace } from './FoundPlace';

/** The site's categories, and its providers with an entry for each of their categories. */
export const useFoundLanes = (): Readonly<Record<'categories' | 'vendors', readonly FoundPlace[]>> => {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const pictures = useVendorPictures();
  const lanes = navigation(useVendors().value?.data.lanes ?? [], language);
  return {
    categories: lanes.flatMap(({ key, path }) =>
      key === 'home' || key === 'download' || key === 'promotions'
        ? []
        : { id: `category-${key}`, name: t(`category.${key}`), href: path },
    ),
    vendors: lanes.flatMap(({ key, path, vendors }) =>
      vendors.map((vendor) => ({
        id: `vendor-${key}-${vendor.vassalage}`,
        name: vendor.displayName,
        note: t(`category.${vendor.gameType}`),
        href: `${path}?${new URLSearchParams({ vassalage: vendor.vassalage }).toString()}`,
        picture: pictures(vendor.vassalage, 'small', 'color'),
      })),
    ),
  };
};
