import type { Game } from '#contract/wireTypes';
import { CardGrid } from '@/ui/layout/CardGrid';
import { GameCard } from '@/ui/gaming/GameCard';
import { useGameCards } from './useGameCards';

/** Shows a short list of games in full. */
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
