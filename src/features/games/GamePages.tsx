import { useTranslation } from 'react-i18next';
import { gamesPerPage, type GameListFilter } from '#contract/firstCalls';
import type { Game } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useGameList } from '@/data/resources/useGameList';
import { useLanguage } from '@/data/session/useLanguage';
import { CardNotice } from '@/features/games/CardNotice';
import { GameCard } from '@/ui/gaming/GameCard';
import { GameCardSkeleton } from '@/ui/feedback/Skeletons';
import { GridCell, VirtualGrid } from '@/ui/layout/VirtualGrid';
import { MoreGames } from './MoreGames';
import { useGameCards } from './useGameCards';
import { useGridCover } from './useGridCover';

interface GamePagesProps {
  filter: GameListFilter;
  total: number;
  label: string;
  /** Whether another list is loading. */
  busy: boolean;
}

/**
 * Shows a game list of any length in portions, so that the footer stays reachable. It renders the rows in view and
 * fetches their pages (GAME-02). Going back to the page restores as many portions as before.
 */
export function GamePages({ filter, total, label, busy }: GamePagesProps) {
  const { t } = useTranslation('games');
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  const of = JSON.stringify(filter);
  const [opened, setOpened] = useHistoryState<{ of: string; shown: number }>('games', {
    of,
    shown: limits.gamesShown,
  });
  // Another list starts with its first portion.
  const shown = Math.min(total, opened.of === of ? opened.shown : limits.gamesShown);
  return (
    <>
      <VirtualGrid count={shown} total={total} label={label} busy={busy}>
        {(first, end) => {
          const page = Math.floor(first / gamesPerPage) + 1;
          // A page is fetched a screen before it comes into view.
          const last = Math.ceil(Math.min(shown, 2 * end - first) / gamesPerPage);
          return Array.from({ length: Math.max(0, last - page + 1) }, (_, offset) => (
            <GameCells key={page + offset} filter={filter} page={page + offset} first={first} end={end} />
          ));
        }}
      </VirtualGrid>
      {shown < total && (
        <MoreGames
          text={t('shownOf', { shown: number.format(shown), total: number.format(total) })}
          onMore={() => setOpened({ of, shown: shown + limits.gamesShown })}
        />
      )}
    </>
  );
}

const none: readonly Game[] = [];

interface GameCellsProps {
  /** A stable object while the filter is the same. */
  filter: GameListFilter;
  page: number;
  /** Indexes in the whole list to render; each page renders those that belong to it. */
  first: number;
  end: number;
}

/** The cards of one page of a long list, fetched when it comes near the viewport. */
function GameCells({ filter, page, first, end }: GameCellsProps) {
  const { t } = useTranslation(['games', 'common']);
  const { value, failure, isBusy, reload } = useGameList(filter, page);
  const cards = useGameCards(value?.games ?? none, useGridCover());
  const start = (page - 1) * gamesPerPage;
  const from = Math.max(first, start);
  const count = Math.max(0, Math.min(end, start + gamesPerPage) - from);
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const card = cards[index - start];
    return (
      <GridCell key={index} index={index}>
        {card ? (
          <GameCard {...card} />
        ) : failure ? (
          <CardNotice text={t('failedMore')} action={t('common:retry')} loading={isBusy} onAction={reload} />
        ) : (
          <GameCardSkeleton />
        )}
      </GridCell>
    );
  });
}
