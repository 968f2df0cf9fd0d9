import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Pick as MatchPick } from '#contract/settleLeg';
import type { BoardMatch } from '#contract/wireTypes';
import { OddsButton } from '@/ui/gaming/OddsButton';
import { hidden } from '@/ui/styles/styleParts';
import { pickOdds } from '@/domain/matchPrices';
import { SlipLink } from './SlipLink';
import type { MatchWords } from './useMatchWords';

const Spoken = styled('span')(hidden);

interface OddsCellProps {
  className?: string;
  match: BoardMatch;
  pick: MatchPick;
  words: Pick<MatchWords, 'odds' | 'cell' | 'move' | 'sideOf'>;
  /** Replaces the short label. */
  label?: string;
  chosen: boolean;
  locked: boolean;
  onChoose: () => void;
}

/** A selectable price, with the direction of its last change. */
export function OddsCell({ className, match, pick, words, label, chosen, locked, onChoose }: OddsCellProps) {
  const odds = pickOdds(match, pick);
  const [last, setLast] = useState<{ odds: string | undefined; way?: 'up' | 'down' }>({ odds });
  if (last.odds !== odds) {
    const isMove = odds !== undefined && last.odds !== undefined;
    setLast({ odds, ...(isMove && { way: Number(odds) > Number(last.odds) ? 'up' : 'down' }) });
  }
  const { way } = last;
  const isOpen = !locked && odds !== undefined;
  const side = words.sideOf(match, pick);
  const move = way && isOpen ? { way, label: words.move(way) } : undefined;
  return (
    <>
      <OddsButton
        className={className}
        label={
          <>
            {side !== '' && <Spoken>{`${side} `}</Spoken>}
            {label ?? words.cell(pick)}
          </>
        }
        {...(isOpen && { odds: words.odds(odds) })}
        selected={chosen}
        {...(move && { move })}
        briefMove
        onClick={onChoose}
      />
      {chosen && <SlipLink />}
    </>
  );
}
