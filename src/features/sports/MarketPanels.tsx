import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { selectionsOf, type Market } from '#contract/sports';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { Note } from '@/ui/feedback/Note';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Choice } from './isSamePick';
import { MarketPanel } from './MarketPanel';
import { ladderOf } from './marketColumns';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MarketPanels', ['panels']);

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  [`& .${slot.panels}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(3),
    // Of an odd number the winner has a line of its own, so that no place stays empty.
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [media.phone]: { [`& .${slot.panels}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

interface MarketPanelsProps {
  match: BoardMatch;
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  onChoose: (choice: Choice) => void;
}

const winnerOf = (match: BoardMatch): Market[] =>
  match.moneyLine.drawOdds === undefined ? ['moneyLine'] : ['result', 'moneyLine'];

const halfPicks = selectionsOf.halfResult.map((side) => ({ market: 'halfResult' as const, side }));

/** All markets of a match. */
export function MarketPanels({ match, words, chosen, paused, onChoose }: MarketPanelsProps) {
  const { t } = useTranslation('sports');
  const isLocked = match.locked === true;
  const panels = [
    ...winnerOf(match).map((market) => ({
      market,
      picks: selectionsOf[market].map((side) => ({ market, side })),
    })),
    ...(match.markets?.half ? [{ market: 'halfResult' as const, picks: halfPicks }] : []),
    ...(['handicap', 'total'] as const).map((market) => ({ market, picks: ladderOf(match, market) })),
  ].filter(({ picks }) => picks.length > 0);
  return (
    <Root>
      {isLocked && (
        <Note tone="info" title={t('suspended')}>
          {t('suspendedText')}
        </Note>
      )}
      <div className={slot.panels}>
        {panels.map(({ market, picks }) => (
          <MarketPanel
            key={market}
            market={market}
            match={match}
            picks={picks}
            words={words}
            chosen={chosen}
            locked={paused || isLocked}
            onChoose={onChoose}
          />
        ))}
      </div>
    </Root>
  );
}
