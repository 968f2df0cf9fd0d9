import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { rebateText } from '@/domain/rebate';
import { shownVendorCode } from '@/domain/vendorRules';
import { useGamePages } from '@/data/useGamePages';
import { useLanguage } from '@/data/useLanguage';
import { useGameActs } from '@/features/games/useGameActs';
import { useGameCards } from '@/features/games/useGameCards';
import { CategoryStrip } from '@/features/navigation/CategoryStrip';
import { useNavigation } from '@/features/navigation/useNavigation';
import { useFailureText } from '@/forms/useFailureText';
import { CategoryView } from './CategoryView';
import { useCategoryAddress } from './useCategoryAddress';

/** The games of one category, all or of one vendor. */
export function CategoryScreen() {
  const { t, ready } = useTranslation(['nav', 'games']);
  const language = useLanguage();
  const { category, vassalage, addressOf } = useCategoryAddress();
  const entry = useNavigation().find(({ key }) => key === category);
  const vendors = entry?.vendors ?? [];
  // A vendor that plays as esports stands under sports (NAV-12) and keeps its own games.
  const gameType = vendors.find((vendor) => vendor.vassalage === vassalage)?.gameType ?? category;
  const pages = useGamePages(gameType, vassalage);
  const cards = useGameCards(pages.value?.games ?? []);
  const acts = useGameActs();
  const failure = useFailureText(pages.failure);
  if (!ready) return null;
  return (
    <CategoryView
      strip={<CategoryStrip />}
      category={category}
      title={entry?.label ?? t(`nav:category.${category}`)}
      rebate={rebateText(category, languageTag(language))}
      vendors={vendors.map((vendor) => ({
        code: vendor.vassalage,
        name: vendor.displayName || shownVendorCode(vendor, language),
        href: addressOf(vendor.vassalage),
      }))}
      chosen={vassalage}
      allHref={addressOf()}
      cards={pages.value && cards}
      total={pages.value?.total ?? 0}
      hasMore={pages.value?.hasMore ?? false}
      busy={pages.isBusy}
      failure={failure}
      onMore={pages.failure ? pages.reload : pages.loadMore}
      onRetry={pages.reload}
      {...acts}
    />
  );
}
