import { useState } from 'react';
import type { HomeTabCategory } from '@/config/categories';
import { limits } from '@/config/limits';
import { useHomeGames } from '@/data/useHomeGames';
import { useSettled } from '@/data/useSettled';
import { useFailureText } from '@/forms/useFailureText';
import { LobbyView } from './LobbyView';
import { useGameActs } from './useGameActs';
import { useGameCards } from './useGameCards';

/** The game hall of home: a tab a category, 50 games fetched and 20 shown (HOME-04). */
export function Lobby() {
  const [category, setCategory] = useState<HomeTabCategory>('RNG');
  const { value, failure, isBusy, reload } = useHomeGames(category);
  const games = useSettled(value)?.games.slice(0, limits.homeTabShown);
  const failureWords = useFailureText(games === undefined ? failure : undefined);
  const cards = useGameCards(games ?? []);
  const acts = useGameActs();
  return (
    <LobbyView
      category={category}
      onCategory={setCategory}
      cards={games && cards}
      failure={failureWords}
      busy={isBusy}
      onRetry={reload}
      {...acts}
    />
  );
}
