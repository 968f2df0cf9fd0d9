import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { CardStrip } from '@/ui/layout/CardStrip';
import { GameCard } from '@/ui/gaming/GameCard';
import { useGameCards } from './useGameCards';

/** The games of a home tab as a row of cards. */
export function LobbyCards({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('home');
  return (
    <CardStrip
      labels={{ previous: t('cardsPrevious'), next: t('cardsNext') }}
      cards={useGameCards(games).map((card) => ({ id: card.gameId, content: <GameCard {...card} /> }))}
    />
  );
}
