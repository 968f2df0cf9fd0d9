import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { foldText } from '@/domain/foldText';
import { navigation } from '@/domain/navigation';
import { useLanguage } from '@/data/session/useLanguage';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { useVendors } from '@/data/resources/useVendors';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly href: string;
  /** Addresses of the vendor's picture, best first. */
  readonly picture?: readonly string[];
}

const shownAtMost = 6;

/** Providers with a word that starts with the typed text, one entry per category. */
export const useFoundVendors = (text: string): Place[] => {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const pictures = useVendorPictures();
  const words = foldText(text);
  const lanes = useVendors().value?.data.lanes ?? [];
  if (words === '') return [];
  return navigation(lanes, language)
    .filter(({ path }) => isBuiltAddress(path))
    .flatMap(({ key, path, vendors }) =>
      vendors
        .filter(({ displayName }) => ` ${foldText(displayName)}`.includes(` ${words}`))
        .map((vendor) => ({
          id: `${key} ${vendor.vassalage}`,
          name: vendor.displayName,
          note: t(`category.${vendor.gameType}`),
          href: `${path}?${new URLSearchParams({ vassalage: vendor.vassalage }).toString()}`,
          picture: pictures(vendor.vassalage, 'small', 'color'),
        })),
    )
    .slice(0, shownAtMost);
};
