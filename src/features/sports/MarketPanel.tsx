import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Pick as MatchPick } from '#contract/settleLeg';
import type { Market } from '#contract/sports';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { ellipsis } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { isChosen, type Choice } from './isSamePick';
import { OddsCell } from './OddsCell';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MarketPanel', ['note', 'cells', 'head']);

const threeSides = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;

const Root = styled(TitledPanel)({
  '&&': { padding: '14px 16px', containerType: 'inline-size' },
  [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.note },
  [`& .${slot.cells}`]: {
    // Holds the link to the slip.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(1.5),
  },
  [`& .${slot.cells}[data-market=result]`]: threeSides,
  [`& .${slot.cells}[data-market=halfResult]`]: threeSides,
  // Names of teams may take several lines.
  [`& .${slot.cells} > *`]: {
    minHeight: 44,
    height: 'auto',
    paddingBlock: space(1),
    lineHeight: '17px',
    textWrap: 'balance',
    '@container (width < 420px)': { flexDirection: 'column', justifyContent: 'center', gap: 0 },
  },
  [`& .${slot.head}`]: {
    ...ellipsis,
    minHeight: 0,
    color: vars.text.muted,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
});

interface MarketPanelProps {
  market: Market;
  match: BoardMatch;
  picks: readonly MatchPick[];
  words: MatchWords;
  chosen: readonly Choice[];
  locked: boolean;
  onChoose: (choice: Choice) => void;
}

/** One market of a match with all its lines: one side per column. */
export function MarketPanel({ market, match, picks, words, chosen, locked, onChoose }: MarketPanelProps) {
  const { t } = useTranslation('sports');
  const { homeTeam, awayTeam, moneyLine } = match;
  const isLevel = market === 'moneyLine' && moneyLine.drawOdds !== undefined;
  const heads = {
    result: [],
    halfResult: [],
    moneyLine: [],
    handicap: [homeTeam, awayTeam],
    total: [t('totals.over'), t('totals.under')],
  }[market];
  const names = { home: homeTeam, draw: t('sides.draw'), away: awayTeam, over: '', under: '' };
  return (
    <Root
      title={t(`markets.${market}`)}
      heading="h2"
      end={<small className={slot.note}>{t(`marketNotes.${isLevel ? 'moneyLineLevel' : market}`)}</small>}
    >
      <div className={slot.cells} data-market={market}>
        {heads.map((head) => (
          <span className={slot.head} key={head} aria-hidden>
            {head}
          </span>
        ))}
        {picks.map((pick) => (
          <OddsCell
            key={`${pick.side} ${pick.line}`}
            match={match}
            pick={pick}
            words={words}
            label={pick.line === undefined ? names[pick.side] : words.line(pick)}
            chosen={isChosen(chosen, pick)}
            locked={locked}
            onChoose={() => onChoose({ matchId: match.id, ...pick })}
          />
        ))}
      </div>
    </Root>
  );
}
