import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languageTag } from '#locales/languages';
import { lineChoices, stakeChoices } from '@/config/lobbyChoices';
import { useGameMenus } from '@/data/resources/useGameMenus';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { useLanguage } from '@/data/session/useLanguage';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { shownVendorCode } from '@/domain/vendorRules';
import { useNavigation } from '@/features/navigation/useNavigation';
import { useFailureText } from '@/forms/useFailureText';
import type { CategoryGamesViewProps } from './CategoryGamesView';
import { useChosenFilters } from './useChosenFilters';
import { useLobbyAddress } from './useLobbyAddress';
import { useShownList } from './useShownList';

/** The games of the category in the address, with all filters and the sort order (GAME-02, NAV-05). */
export const useCategoryGames = () => {
  const navigate = useNavigate();
  const { t } = useTranslation(['nav', 'games']);
  const language = useLanguage();
  const { currency, moneyStep } = useSite().boot.brand;
  const modal = useModalAddress();
  const pictures = useVendorPictures();
  const { category, filter, change, clear, addressOf } = useLobbyAddress();
  const vendors = useNavigation().find(({ key }) => key === category)?.vendors ?? [];
  // An esports vendor is listed under sports (NAV-12), but its games stay esports.
  const gameType = vendors.find(({ vassalage }) => vassalage === filter.vassalage)?.gameType ?? category;
  const { shown, failure, isBusy, reload } = useShownList(gameType, filter);
  const menu = useGameMenus().value?.menus.find(({ gameCategory }) => gameCategory === category);
  const failureWords = useFailureText(failure);
  const stake = useMoneyText();
  const number = new Intl.NumberFormat(languageTag(language));
  const counts = new Map(shown?.value.vendors?.map(({ vassalage, total }) => [vassalage, total]));
  const all = [...counts.values()].reduce((sum, total) => sum + total, 0);
  const named = vendors.map((vendor) => ({
    code: vendor.vassalage,
    name: vendor.displayName || shownVendorCode(vendor, language),
    href: addressOf(vendor.vassalage),
    picture: pictures(
      vendor.vassalage,
      category === 'RNG' ? 'rng' : 'small',
      vendor.vassalage === filter.vassalage ? 'active' : 'default',
    ),
    ...(counts.size > 0 && { count: number.format(counts.get(vendor.vassalage) ?? 0) }),
  }));
  const stakeText = (amount: string) => stake({ amount, currency });
  const narrowedBy = useChosenFilters(
    filter,
    { vendor: (code) => named.find((one) => one.code === code)?.name ?? code, stake: stakeText },
    change,
  );
  const { gameName } = filter;
  return {
    vendors: named,
    chosen: filter.vassalage,
    allHref: addressOf(),
    allCount: counts.size > 0 ? number.format(all) : undefined,
    filter,
    classifies: menu?.classifies ?? [],
    choices: {
      stakes: stakeChoices(moneyStep).map((value) => ({ value, label: stakeText(value) })),
      lines: lineChoices,
    },
    onChange: change,
    onSearch: (text) => change({ gameName: text }, 'typing'),
    count: shown ? t('games:count', { total: number.format(shown.value.total) }) : '',
    narrowedBy,
    near: shown?.value.approximate ? shown.filter.gameName : undefined,
    onClear: clear,
    list: shown && { filter: shown.filter, total: shown.value.total },
    busy: isBusy,
    failure: failureWords,
    onRetry: reload,
    onSearchAll: gameName === undefined ? undefined : () => void navigate(modal('search', gameName)),
  } satisfies CategoryGamesViewProps;
};
