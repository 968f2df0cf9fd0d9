import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { sides, type Side } from '#contract/sports';
import type { HotMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { disciplinePictures } from '@/config/disciplinePictures';
import { sideOdds } from '@/domain/matchPrices';
import { media } from '@/ui/styles/media';
import { Picture } from '@/ui/media/Picture';
import { ellipsis, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { MatchWords } from './useMatchWords';
import { OddsCell } from './OddsCell';

const slot = ownClasses('MatchRow', ['time', 'strong', 'team', 'words', 'odds', 'picture']);

const Root = styled('article')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2, 3.5),
  padding: '14px 16px',
  [`& .${slot.time}`]: { fontSize: textSize.caption, lineHeight: '17px', color: vars.text.muted },
  [`& .${slot.time} .${slot.strong}`]: {
    display: 'block',
    color: vars.text.primary,
    fontSize: textSize.body,
    lineHeight: '19px',
    fontWeight: 600,
  },
  [`& .${slot.time} .${slot.strong}[data-live]`]: { color: vars.danger.main },
  [`& .${slot.team}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    minHeight: 28,
    fontSize: textSize.body,
    fontWeight: 600,
  },
  [`& .${slot.team} .${slot.words}`]: { ...ellipsis, flex: 1 },
  [`& .${slot.team} .${slot.strong}`]: { fontWeight: 700 },
  [`& .${slot.team} .${slot.picture}`]: {
    flex: 'none',
    width: 22,
    height: 22,
    borderRadius: vars.radius.pill,
    // A flag may be as white as the page, so it has an outline.
    boxShadow: `0 0 0 1px ${vars.line.subtle}`,
    objectFit: 'cover',
  },
  [`& .${slot.odds}`]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 80, gap: space(1.5) },
  [`& .${slot.odds} > *`]: { height: 44, gap: space(1), padding: '0 7px' },
  [media.phone]: {
    gridTemplateColumns: '58px minmax(0, 1fr)',
    padding: '12px 14px',
    [`& .${slot.odds}`]: { gridColumn: '1 / -1', gridAutoColumns: 'minmax(0, 1fr)' },
    [`& .${slot.odds} > *`]: { height: 46 },
  },
});

interface MatchRowProps {
  className?: string;
  match: HotMatch;
  words: MatchWords;
  /** The selected side of this match. */
  chosen: Side | undefined;
  /** Prices are outdated, so that no side can be selected. */
  paused: boolean;
  onChoose: (matchId: string, side: Side) => void;
}

/** One match with its money line. */
export const MatchRow = memo(function MatchRow({
  className,
  match,
  words,
  chosen,
  paused,
  onChoose,
}: MatchRowProps) {
  const { id, homeTeam, awayTeam, matchTime, minute, score, discipline } = match;
  const [day, time] = useMemo(() => words.time(matchTime).split(', '), [words, matchTime]);
  const teams = [
    { name: homeTeam, picture: match.homeTeamImageUrl, made: score?.home },
    { name: awayTeam, picture: match.awayTeamImageUrl, made: score?.away },
  ];
  return (
    <Root className={className} aria-label={`${homeTeam} – ${awayTeam}`}>
      <div className={slot.time}>
        {minute === undefined ? (
          <b className={slot.strong}>{time}</b>
        ) : (
          <b className={slot.strong} data-live>
            {words.minute(minute)}
          </b>
        )}
        {day}
      </div>
      <div>
        {teams.map(({ name, picture, made }) => (
          <div className={slot.team} key={name}>
            <Picture
              className={slot.picture}
              sources={picture === '' ? [] : [picture]}
              fallback={disciplinePictures[discipline]}
              alt=""
              width={22}
              height={22}
            />
            <span className={slot.words} title={name}>
              {name}
            </span>
            {made !== undefined && <b className={slot.strong}>{made}</b>}
          </div>
        ))}
      </div>
      <div className={slot.odds}>
        {sides.map((side) => {
          const odds = sideOdds(match, side);
          if (odds === undefined) return null;
          return (
            <OddsCell
              key={side}
              side={side}
              odds={odds}
              words={words}
              chosen={chosen === side}
              locked={paused || match.locked === true}
              onChoose={() => onChoose(id, side)}
            />
          );
        })}
      </div>
    </Root>
  );
});
