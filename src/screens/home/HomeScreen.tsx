import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useHydrated } from '@/data/core/useHydrated';
import { Banners } from '@/features/announcements/Banners';
import { NoticeTicker } from '@/features/announcements/NoticeTicker';
import { GameRowSkeleton } from '@/features/games/GameRowSkeleton';
import { homeRows, type HomeRow } from '@/features/games/homeRows';
import { Lobby } from '@/features/games/Lobby';
import { LotteriesSkeleton } from '@/features/lottery/LotteriesSkeleton';
import { HotMatchesSkeleton } from '@/features/matches/HotMatchesSkeleton';
import { CategoryStrip } from '@/features/navigation/CategoryStrip';
import { PromotionsSectionSkeleton } from '@/features/promotions/PromotionsSectionSkeleton';
import { WinnersSkeleton } from '@/features/winners/WinnersSkeleton';
import { HomeView } from './HomeView';

/** Sections of the home page that are not in the first load; the caller supplies them. */
export interface HomeParts {
  readonly matches: ReactNode;
  readonly winners: ReactNode;
  readonly winnerCards: ReactNode;
  readonly promotions: ReactNode;
  /** The row of games of a section. */
  readonly row: (name: HomeRow) => ReactNode;
  readonly lottery: ReactNode;
}

const spaces: HomeParts = {
  matches: <HotMatchesSkeleton />,
  winners: <WinnersSkeleton />,
  winnerCards: null,
  promotions: <PromotionsSectionSkeleton />,
  row: (name) => <GameRowSkeleton name={name} />,
  lottery: <LotteriesSkeleton />,
};

/** The home page: its sections in the brand's order, as in the document. */
export function HomeScreen({ parts }: { parts: HomeParts }) {
  const { t } = useTranslation('nav');
  const { homeOrder } = useSite().boot.brand;
  const hydrated = useHydrated();
  const { matches, winners, winnerCards, promotions, row, lottery } = hydrated ? parts : spaces;
  return (
    <HomeView
      title={t('home')}
      order={homeOrder}
      sections={{
        banners: (
          <>
            <Banners />
            <CategoryStrip />
          </>
        ),
        notices: <NoticeTicker />,
        matches,
        lobby: <Lobby board={winners} winners={winnerCards} />,
        promotions,
        ...Object.fromEntries(homeRows.map((name) => [name, row(name)])),
        lottery,
      }}
    />
  );
}
