import type { HomeTabCategory } from '@/config/categories';
import { limits } from '@/config/limits';
import { useHomeGames } from '@/data/useHomeGames';
import { useSettled } from '@/data/useSettled';
import { useFailureText } from '@/forms/useFailureText';
import { LobbyGamesView } from './LobbyGamesView';
import { useGameActs } from './useGameActs';
import { useGameCards } from './useGameCards';

/** Games of one tab: 50 are fetched and 20 shown (HOME-04). */
export function LobbyGames({ category }: { category: HomeTabCategory }) {
  const { value, failure, isBusy, reload } = useHomeGames(category);
  const games = useSettled(value)?.games.slice(0, limits.homeTabShown);
  const failureWords = useFailureText(games === undefined ? failure : undefined);
  const cards = useGameCards(games ?? []);
  return (
    <LobbyGamesView
      cards={games && cards}
      failure={failureWords}
      busy={isBusy}
      onRetry={reload}
      {...useGameActs()}
    />
  );
}
