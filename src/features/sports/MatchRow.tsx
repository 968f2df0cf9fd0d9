import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { BoardMatch } from '#contract/wireTypes';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Choice } from './isSamePick';
import { MarketsLink } from './MarketsLink';
import { MatchMarkets } from './MatchMarkets';
import { narrowMarkets } from './narrowMarkets';
import { TeamLine } from './TeamLine';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchRow', ['time', 'live', 'more', 'facts']);

const Root = styled('article')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2, 3.5),
  padding: '12px 14px',
  [`& .${slot.time}`]: {
    display: 'flex',
    gap: space(2),
    fontSize: textSize.caption,
    lineHeight: '18px',
    color: vars.text.muted,
  },
  [`& .${slot.live}`]: { color: vars.text.primary, fontWeight: 600 },
  [`& .${slot.live}[data-live]`]: { color: vars.danger.main },
  [`& .${slot.more}`]: { minHeight: 24, fontSize: textSize.note },
  [narrowMarkets]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '12px',
    [`& .${slot.facts}`]: { position: 'relative' },
    [`& .${slot.more}`]: { position: 'absolute', top: -8, right: 0, minHeight: 36 },
  },
});

interface MatchRowProps {
  className?: string;
  match: BoardMatch;
  words: MatchWords;
  /** The selected pick of this match. */
  chosen: readonly Choice[];
  /** Prices are outdated, so that nothing can be selected. */
  paused: boolean;
  /** Address of the match's own page. */
  href: string;
  onChoose: (choice: Choice) => void;
}

/** One match with its main lines and its winner (STAGE-02). */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { className, match, words, chosen, paused, href, onChoose } = props;
  const { homeTeam, awayTeam, matchTime, minute, score, discipline } = match;
  return (
    <Root className={className} aria-label={`${homeTeam} – ${awayTeam}`}>
      <div className={slot.facts}>
        <div className={slot.time}>
          {minute === undefined ? (
            <b className={slot.live}>{words.time(matchTime)}</b>
          ) : (
            <>
              <b className={slot.live} data-live>
                {words.minute(minute)}
              </b>
              {words.half(discipline, minute)}
            </>
          )}
        </div>
        <TeamLine
          name={homeTeam}
          picture={match.homeTeamImageUrl}
          discipline={discipline}
          made={score?.home}
        />
        <TeamLine
          name={awayTeam}
          picture={match.awayTeamImageUrl}
          discipline={discipline}
          made={score?.away}
        />
        <MarketsLink className={slot.more} match={match} href={href} />
      </div>
      <MatchMarkets match={match} words={words} chosen={chosen} paused={paused} onChoose={onChoose} />
    </Root>
  );
});
