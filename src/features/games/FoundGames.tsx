import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { Button } from '@/ui/actions/Button';
import { CardGrid } from '@/ui/layout/CardGrid';
import { GameCard } from '@/ui/gaming/GameCard';
import { HighlightedName } from './HighlightedName';
import { useGameCards } from './useGameCards';

const More = styled('div')({ display: 'flex', justifyContent: 'center', paddingTop: 20 });

const step = 10;

/** The games found, best match first. */
export function FoundGames({ games, text }: { games: readonly Game[]; text: string }) {
  const { t } = useTranslation(['games', 'common']);
  const [shown, setShown] = useState({ games, count: step });
  if (shown.games !== games) setShown({ games, count: step });
  const cards = useGameCards(useMemo(() => games.slice(0, shown.count), [games, shown.count]));
  return (
    <>
      <CardGrid aria-label={t('list')}>
        {cards.map((card) => (
          <li key={card.gameId}>
            <GameCard {...card} shownName={<HighlightedName name={card.name} text={text} />} />
          </li>
        ))}
      </CardGrid>
      {games.length > shown.count && (
        <More>
          <Button onClick={() => setShown({ games, count: shown.count + step })}>{t('common:more')}</Button>
        </More>
      )}
    </>
  );
}
