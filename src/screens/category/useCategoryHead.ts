import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import type { GameType } from '#contract/constants';
import { categoryArt } from '@/config/categoryArt';
import { useGameMenus } from '@/data/resources/useGameMenus';
import { useLanguage } from '@/data/session/useLanguage';
import { rebateText } from '@/domain/rebate';
import { useNavigation } from '@/features/navigation/useNavigation';

interface HeadOptions {
  /** Whether the page has other content than games. */
  readonly hasOther: boolean;
  /** Whether no games follow that content. */
  readonly isAlone?: boolean;
}

/** What the head of a category says, and whether games follow. */
export const useCategoryHead = (category: GameType, { hasOther, isAlone = false }: HeadOptions) => {
  const { t } = useTranslation(['nav', 'games']);
  const language = useLanguage();
  const entries = useNavigation();
  const entry = entries.find(({ key }) => key === category);
  const vendors = entry?.vendors ?? [];
  const menu = useGameMenus().value?.menus.find(({ gameCategory }) => gameCategory === category);
  const hasGames = !isAlone && !(hasOther && entries.length > 1 && vendors.length === 0);
  const rebate = rebateText(category, languageTag(language));
  const note = rebate && t('games:rebate', { rebate });
  const total = new Intl.NumberFormat(languageTag(language)).format(menu?.total ?? 0);
  const lead = menu && vendors.length > 0 ? t('games:lead', { total, vendors: vendors.length }) : undefined;
  return {
    hasGames,
    head: {
      category,
      picture: categoryArt[category],
      title: entry?.label ?? t(`nav:category.${category}`),
      lead: hasGames ? lead : note,
      note: hasGames ? note : undefined,
    },
  };
};
