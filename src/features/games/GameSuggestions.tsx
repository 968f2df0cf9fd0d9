import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { space } from '#theme/space';
import type { Game } from '#contract/wireTypes';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { GameGrid } from './GameGrid';

const slot = ownClasses('GameSuggestions', ['title']);

const shownAtMost = 6;

const Root = styled('section')({
  minWidth: 0,
  [`& .${slot.title}`]: { ...display(16, 24), margin: space(5, 0, 3) },
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
