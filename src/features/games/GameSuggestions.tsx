import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import type { Game } from '#contract/wireTypes';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { gameCardClasses } from '@/ui/gaming/gameCardClasses';
import { GameGrid } from './GameGrid';

const slot = ownClasses('GameSuggestions', ['title']);

// One full row on a desktop, two on a phone.
const inRow = 5;
const shownAtMost = 6;

const Root = styled('section')({
  minWidth: 0,
  [`& .${slot.title}`]: { ...display(16, 24), margin: space(5, 0, 3) },
  // The list, or its skeleton.
  [`& > .${slot.title} + *`]: {
    gridTemplateColumns: `repeat(${inRow}, minmax(0, ${layout.card}px))`,
    [`& .${gameCardClasses.root}`]: { width: 'auto' },
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [`& > :nth-of-type(n + ${inRow + 1})`]: { display: 'none', [media.phone]: { display: 'block' } },
  },
});

interface GameSuggestionsProps {
  title: string;
  /** Undefined until they have loaded. */
  games: readonly Game[] | undefined;
}

/** A row of suggested games. */
export function GameSuggestions({ title, games }: GameSuggestionsProps) {
  const shown = useMemo(() => games?.slice(0, shownAtMost), [games]);
  if (shown?.length === 0) return null;
  return (
    <Root aria-label={title}>
      <h2 className={slot.title}>{title}</h2>
      {shown ? <GameGrid games={shown} label={title} /> : <GameCardSkeletons count={shownAtMost} />}
    </Root>
  );
}
