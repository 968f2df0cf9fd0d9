import { useTranslation } from 'react-i18next';
import { leadsSomewhere } from '@/config/routes';
import { foldText } from '@/domain/foldText';
import { navigation } from '@/domain/navigation';
import { vendorArt } from '@/domain/vendorArt';
import { useLanguage } from '@/data/useLanguage';
import { useVendors } from '@/data/useVendors';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly href: string;
  readonly picture?: string;
}

const shownAtMost = 6;

/** Providers whose name begins a word with what was typed, each in the categories it has. */
export const usePlaces = (text: string): Place[] => {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const words = foldText(text);
  const lanes = useVendors().value?.data.lanes ?? [];
  if (words === '') return [];
  return navigation(lanes, language)
    .filter(({ path }) => leadsSomewhere(path))
    .flatMap(({ key, path, vendors }) =>
      vendors
        .filter(({ displayName }) => ` ${foldText(displayName)}`.includes(` ${words}`))
        .map((vendor) => ({
          id: `${key} ${vendor.vassalage}`,
          name: vendor.displayName,
          note: t(`category.${vendor.gameType}`),
          href: `${path}?${new URLSearchParams({ vassalage: vendor.vassalage }).toString()}`,
          picture: vendorArt(vendor),
        })),
    )
    .slice(0, shownAtMost);
};
