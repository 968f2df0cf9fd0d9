import { useTranslation } from 'react-i18next';
import { CardStrip } from '@/ui/CardStrip';
import { GameCard, type GameCardProps } from '@/ui/GameCard';

export type LobbyActs = Pick<GameCardProps, 'onPlay' | 'onTry' | 'onFavourite'>;

export type LobbyCard = Omit<GameCardProps, keyof LobbyActs | 'labels'> & { readonly canTry: boolean };

interface LobbyCardsProps extends LobbyActs {
  cards: readonly LobbyCard[];
}

export function LobbyCards({ cards, onTry, ...acts }: LobbyCardsProps) {
  const { t } = useTranslation('home');
  const labels = { play: t('play'), tryOut: t('tryOut'), favourite: t('favourite') };
  return (
    <CardStrip
      labels={{ previous: t('cardsPrevious'), next: t('cardsNext') }}
      cards={cards.map(({ canTry, ...card }) => ({
        id: card.id,
        content: <GameCard {...card} {...acts} {...(canTry && { onTry })} labels={labels} />,
      }))}
    />
  );
}
