import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { GameCard } from '@/ui/gaming/GameCard';
import { CardGrid } from '@/ui/layout/CardGrid';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { withClass } from '@/ui/styles/withClass';
import { gameRowClasses as slot } from './gameRowClasses';
import { GameRowSkeleton } from './GameRowSkeleton';
import { useGameCards } from './useGameCards';
import { useGridCover } from './useGridCover';

interface GameRowViewProps {
  /** Its name in the brand's layout, which may give it a place of its own. */
  name: string;
  title: string;
  /** Undefined until they have loaded. */
  games: readonly Game[] | undefined;
  /** Address of all games of this kind. */
  href?: string | undefined;
}

/** A row of games under a title; nothing if there are none. */
export function GameRowView({ name, title, games, href }: GameRowViewProps) {
  const { t } = useTranslation('home');
  const cards = useGameCards(games ?? none, useGridCover());
  if (games === undefined) return <GameRowSkeleton name={name} />;
  if (games.length === 0) return null;
  return (
    <section className={withClass(slot.root, `GameRow-${name}`)} aria-label={title}>
      <SectionHeading title={title} more={href === undefined ? undefined : { label: t('all'), href }} />
      <CardGrid className={slot.list}>
        {cards.map((card) => (
          <li key={card.gameId}>
            <GameCard {...card} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

const none: readonly Game[] = [];
