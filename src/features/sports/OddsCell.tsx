import { useState } from 'react';
import type { Side } from '#contract/sports';
import { OddsButton } from '@/ui/gaming/OddsButton';
import type { MatchWords } from './useMatchWords';

interface OddsCellProps {
  side: Side;
  /** Decimal odds of the wire. */
  odds: string;
  words: Pick<MatchWords, 'odds' | 'cell' | 'move'>;
  chosen: boolean;
  locked: boolean;
  onChoose: () => void;
}

/** A selectable price, with the direction of its last change. */
export function OddsCell({ side, odds, words, chosen, locked, onChoose }: OddsCellProps) {
  const [last, setLast] = useState<{ odds: string; way?: 'up' | 'down' }>({ odds });
  if (last.odds !== odds) setLast({ odds, way: Number(odds) > Number(last.odds) ? 'up' : 'down' });
  const { way } = last;
  return (
    <OddsButton
      label={words.cell(side)}
      {...(!locked && { odds: words.odds(odds) })}
      selected={chosen}
      {...(way && !locked && { move: { way, label: words.move(way) } })}
      briefMove
      onClick={onChoose}
    />
  );
}
