import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Game } from '#contract/wireTypes';
import { GameCardSkeletons } from '@/ui/Skeletons';
import { display } from '@/ui/styleParts';
import { GameGrid } from './GameGrid';

const Root = styled('section')({
  minWidth: 0,
  '& h3': { ...display(16, 24), margin: '20px 0 12px' },
});

const shownAtMost = 5;

interface GameSuggestionsProps {
  title: string;
  /** Absent until they have come. */
  games: readonly Game[] | undefined;
}

/** A row of other games, to go on with. */
export function GameSuggestions({ title, games }: GameSuggestionsProps) {
  const shown = useMemo(() => games?.slice(0, shownAtMost), [games]);
  if (shown?.length === 0) return null;
  return (
    <Root aria-label={title}>
      <h3>{title}</h3>
      {shown ? <GameGrid games={shown} label={title} /> : <GameCardSkeletons count={shownAtMost} />}
    </Root>
  );
}
