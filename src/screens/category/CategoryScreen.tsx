import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languageTag } from '#locales/languages';
import { categoryArt } from '@/config/categoryArt';
import { lineChoices, stakeChoices } from '@/config/lobbyChoices';
import { useGameMenus } from '@/data/resources/useGameMenus';
import { useLanguage } from '@/data/session/useLanguage';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { narrowingFilterNames } from '@/domain/lobbyFilter';
import { rebateText } from '@/domain/rebate';
import { shownVendorCode } from '@/domain/vendorRules';
import { JackpotAmountsOfGames } from '@/features/games/JackpotAmountsOfGames';
import { LiveRoomsSkeleton } from '@/features/live/LiveRoomsSkeleton';
import { LotteryShelfSkeleton } from '@/features/lottery/LotteryShelfSkeleton';
import { CategoryStrip } from '@/features/navigation/CategoryStrip';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { useNavigation } from '@/features/navigation/useNavigation';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { useFailureText } from '@/forms/useFailureText';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { CategoryRows } from './CategoryRows';
import { CategoryView } from './CategoryView';
import { RecentGames } from './RecentGames';
import { useChosenFilters } from './useChosenFilters';
import { useJackpotTotal } from './useJackpotTotal';
import { useLobbyAddress } from './useLobbyAddress';
import { useShownList } from './useShownList';

/** Only the live casino loads the live tables. */
const liveRooms = async () =>
  (await import(/* webpackChunkName: "live" */ '@/features/live/LiveRooms')).LiveRooms;

/** Only the pages of lotteries load them. */
const lotteryShelf = async () =>
  (await import(/* webpackChunkName: "lotteryShelf" */ '@/features/lottery/LotteryShelf')).LotteryShelf;

interface CategoryScreenProps {
  above?: ReactNode;
  /** Whether `above` is the whole page. */
  isAlone?: boolean;
  /** Heading of the games, if other content comes first. */
  gamesTitle?: string;
}

/**
 * The lobby of one category; `above` is content before the games. All filters and the sort order are in the address
 * (GAME-02, NAV-05).
 */
export function CategoryScreen({ above, isAlone = false, gamesTitle }: CategoryScreenProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const { currency, moneyStep, gameRows } = useSite().boot.brand;
  const modal = useModalAddress();
  const pictures = useVendorPictures();
  const { category, filter, change, clear, addressOf } = useLobbyAddress();
  const isLottery = category === 'LOTT' || category === 'ELOTT';
  const { t, ready } = useTranslation(['nav', 'games', 'home', ...(isLottery ? (['lottery'] as const) : [])]);
  const entries = useNavigation();
  const entry = entries.find(({ key }) => key === category);
  const vendors = entry?.vendors ?? [];
  const isWithoutGames = isAlone || (above !== undefined && entries.length > 1 && vendors.length === 0);
  // An esports vendor is listed under sports (NAV-12), but its games stay esports.
  const gameType = vendors.find(({ vassalage }) => vassalage === filter.vassalage)?.gameType ?? category;
  const { shown, failure, isBusy, reload } = useShownList(gameType, filter);
  const menu = useGameMenus().value?.menus.find(({ gameCategory }) => gameCategory === category);
  const rebate = rebateText(category, languageTag(language));
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
  const fact = useJackpotTotal(category === 'JP');
  if (!ready) return <PageSkeleton />;
  const { gameName } = filter;
  const showsRows = gameRows[category] !== undefined && narrowingFilterNames(filter).length === 0;
  const lead =
    menu && vendors.length > 0
      ? t('games:lead', { total: number.format(menu.total), vendors: vendors.length })
      : undefined;
  const note = rebate && t('games:rebate', { rebate });
  return (
    <JackpotAmountsOfGames wanted={category === 'JP'}>
      <CategoryView
        strip={<CategoryStrip />}
        places={<NeighbourLinks category={category} />}
        recent={<RecentGames />}
        gamesTitle={gamesTitle ?? (showsRows ? t('games:row.all') : undefined)}
        isWithoutGames={isWithoutGames}
        isAboveWide={above !== undefined || category === 'LIVE' || isLottery}
        above={
          above ??
          (category === 'LIVE' ? (
            <LazyComponent load={liveRooms} props={{}} fallback={<LiveRoomsSkeleton />} />
          ) : isLottery ? (
            <LazyComponent
              load={lotteryShelf}
              props={{ isElectronic: category === 'ELOTT' }}
              fallback={<LotteryShelfSkeleton isElectronic={category === 'ELOTT'} />}
            />
          ) : undefined)
        }
        category={category}
        rows={showsRows && <CategoryRows category={category} />}
        picture={categoryArt[category]}
        title={entry?.label ?? t(`nav:category.${category}`)}
        lead={isWithoutGames ? note : lead}
        note={isWithoutGames ? undefined : note}
        fact={fact}
        vendors={named}
        chosen={filter.vassalage}
        allHref={addressOf()}
        allCount={counts.size > 0 ? number.format(all) : undefined}
        filter={filter}
        classifies={menu?.classifies ?? []}
        choices={{
          stakes: stakeChoices(moneyStep).map((value) => ({ value, label: stakeText(value) })),
          lines: lineChoices,
        }}
        onChange={change}
        onSearch={(text) => change({ gameName: text }, 'typing')}
        count={shown ? t('games:count', { total: number.format(shown.value.total) }) : ''}
        narrowedBy={narrowedBy}
        near={shown?.value.approximate ? shown.filter.gameName : undefined}
        onClear={clear}
        list={shown && { filter: shown.filter, total: shown.value.total }}
        busy={isBusy}
        failure={failureWords}
        onRetry={reload}
        onSearchAll={gameName === undefined ? undefined : () => void navigate(modal('search', gameName))}
      />
    </JackpotAmountsOfGames>
  );
}
