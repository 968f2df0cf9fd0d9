import { useMemo } from 'react';
import type { HomeTabCategory } from '@/config/categories';
import { limits } from '@/config/limits';
import { useHomeGames } from '@/data/resources/useHomeGames';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useFailureText } from '@/forms/useFailureText';
import { LobbyGamesView } from './LobbyGamesView';

/** Games of one tab: 50 are fetched and 20 shown (HOME-04). */
export function LobbyGames({ category }: { category: HomeTabCategory }) {
  const { value, failure, isBusy, reload } = useHomeGames(category);
  const games = useHydrationSafeValue(value)?.games;
  const shown = useMemo(() => games?.slice(0, limits.homeTabShown), [games]);
  const failureWords = useFailureText(games === undefined ? failure : undefined);
  return <LobbyGamesView games={shown} failure={failureWords} busy={isBusy} onRetry={reload} />;
}
