import type { Game } from '#contract/wireTypes';
import { CardGrid } from '@/ui/layout/CardGrid';
import { GameCard } from '@/ui/gaming/GameCard';
import { useGameCards } from './useGameCards';

/** A short list of games, all of it. */
export function GameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  return (
    <CardGrid aria-label={label}>
      {useGameCards(games).map((card) => (
        <li key={card.gameId}>
          <GameCard {...card} />
        </li>
      ))}
    </CardGrid>
  );
}
