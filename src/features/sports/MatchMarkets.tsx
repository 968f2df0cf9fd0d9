import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { oddsButtonClasses } from '@/ui/gaming/OddsButton';
import { ellipsis, hidden } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { isChosen, type Choice } from './isSamePick';
import { marketColumns } from './marketColumns';
import { narrowMarkets } from './narrowMarkets';
import { OddsCell } from './OddsCell';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchMarkets', ['column', 'head', 'cells', 'none']);

const resultArrow = `& .${slot.column}[data-market=result] .${oddsButtonClasses.arrow}`;

/** Prices with a line, such as a handicap of 7.5. */
const lined = `& .${slot.column}:not([data-market=result]) .${slot.cells} > *`;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '108px 108px 180px',
  gap: space(2),
  '&[data-winner-only]': { gridTemplateColumns: '252px' },
  // On a wide page the list has heads of its own.
  [`& .${slot.head}`]: hidden,
  // Holds the link to the slip, which covers no price.
  [`& .${slot.cells}`]: { position: 'relative', display: 'grid', gap: space(1.5), height: '100%' },
  [`& .${slot.cells} > *`]: { height: 42, minHeight: 42, gap: space(1), padding: '0 8px' },
  // With the arrow of a change the line still has room beside the price.
  [lined]: {
    gap: 0,
    [`& .${oddsButtonClasses.label}`]: { whiteSpace: 'nowrap' },
    [`& .${oddsButtonClasses.price}`]: { gap: 0 },
  },
  [`& .${slot.column}[data-market=result] .${slot.cells}`]: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
  },
  [`& .${slot.column}[data-market=result] .${slot.cells} > *`]: {
    flexDirection: 'column',
    justifyContent: 'center',
    height: 90,
    padding: '0 4px',
    position: 'relative',
  },
  // Below the price: beside it, the arrow would push a price of four digits over the edge.
  [resultArrow]: { position: 'absolute', bottom: 12, left: 'calc(50% - 6px)' },
  '&[data-winner-only] > * > *': { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  [`&[data-winner-only] .${slot.column} .${slot.cells} > *`]: { height: 46 },
  [`& .${slot.none}`]: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    height: '100% !important',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    color: vars.text.muted,
  },
  [`&[data-on-art] .${slot.head}`]: { color: vars.text.onArt },
  [narrowMarkets]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [`& .${slot.column}`]: { display: 'grid', gridTemplateRows: 'auto 1fr', gap: space(1) },
    [`& .${slot.head}`]: {
      ...ellipsis,
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      fontSize: textSize.caption,
      lineHeight: '16px',
      fontWeight: 400,
      color: vars.text.secondary,
      textAlign: 'center',
    },
    [`& .${slot.cells} > *`]: {
      height: 'auto',
      minHeight: 46,
      flexDirection: 'column',
      justifyContent: 'center',
    },
    [lined]: { gap: space(1) },
    [`& .${slot.column}[data-market=result] .${slot.cells}`]: { gridAutoFlow: 'row' },
    [`& .${slot.column}[data-market=result] .${slot.cells} > *`]: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      height: 'auto',
      padding: '0 8px',
    },
    [resultArrow]: { position: 'static' },
    '&[data-winner-only]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      [`& .${slot.column}[data-market] .${slot.cells}`]: { gridAutoFlow: 'column' },
    },
  },
});

interface MatchMarketsProps {
  match: BoardMatch;
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  /** Whether it stands on a picture. */
  onArt?: boolean;
  onChoose: (choice: Choice) => void;
}

/** The main line of each market of a match, and its winner, as columns of prices. */
export function MatchMarkets({ match, words, chosen, paused, onArt = false, onChoose }: MatchMarketsProps) {
  const { t } = useTranslation('sports');
  const columns = marketColumns(match);
  const { id: matchId } = match;
  return (
    <Root data-winner-only={columns.length === 1 || undefined} data-on-art={onArt || undefined}>
      {columns.map(({ market, picks }) => (
        <div
          className={slot.column}
          key={market}
          data-market={market}
          role="group"
          aria-label={t(`markets.${market}`)}
        >
          <span className={slot.head} aria-hidden>
            {t(`markets.${market}`)}
          </span>
          <div className={slot.cells}>
            {picks.map((pick) => (
              <OddsCell
                // A line that moves is another bet: its first price is no rise or fall.
                key={`${pick.side} ${pick.line}`}
                match={match}
                pick={pick}
                words={words}
                chosen={isChosen(chosen, pick)}
                locked={paused || match.locked === true}
                onChoose={() => onChoose({ matchId, ...pick })}
              />
            ))}
            {picks.length === 0 && <span className={slot.none}>–</span>}
          </div>
        </div>
      ))}
    </Root>
  );
}
