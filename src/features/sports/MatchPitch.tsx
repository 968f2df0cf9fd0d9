import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { disciplineGrounds } from '@/config/disciplineGrounds';
import { disciplinePictures } from '@/config/disciplinePictures';
import { isDuel } from '@/domain/duels';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { display, lines, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { FormMark } from '@/domain/teamForm';
import { FormMarks } from './FormMarks';
import { MatchCounts } from './MatchCounts';
import { MatchTimeline } from './MatchTimeline';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchPitch', ['ground', 'facts', 'teams', 'team', 'name', 'picture', 'score']);

const Root = styled('section')({
  ...tabular,
  position: 'relative',
  display: 'grid',
  gap: space(4),
  padding: '16px 22px 18px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.mid,
  color: vars.text.onArt,
  [`& .${slot.ground}`]: {
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    '@media (forced-colors: active)': { display: 'none' },
  },
  '& > :not(img)': { position: 'relative', zIndex: 1 },
  [`& .${slot.facts}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2.5),
    fontSize: textSize.meta,
  },
  [`& .${slot.teams}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(4),
    margin: 0,
  },
  [`& .${slot.team}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space(3),
    fontSize: textSize.subtitle,
    lineHeight: '24px',
    fontWeight: 600,
    textAlign: 'end',
    '&:last-child': { flexDirection: 'row-reverse', justifyContent: 'start', textAlign: 'start' },
  },
  [`& .${slot.name}`]: { ...lines(2), minWidth: 0 },
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 52,
    height: 52,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.text.onArt}`,
    objectFit: 'cover',
  },
  [`& .${slot.score}`]: { ...display(46, 56), minWidth: 120, textAlign: 'center', whiteSpace: 'nowrap' },
  [`& .${slot.score}[data-coming]`]: display(20, 28),
  [`&[data-duel] .${slot.team}, &[data-duel] .${slot.team}:last-child`]: {
    flexDirection: 'column-reverse',
    justifyContent: 'start',
    gap: space(1.5),
    textAlign: 'center',
  },
  [`&[data-duel] .${slot.picture}`]: {
    width: 96,
    height: 96,
    border: 0,
    borderRadius: 0,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  // Cocks and horses are drawn looking left: two of them face each other.
  [`&:is([data-duel=cockfight], [data-duel=horse]) .${slot.team}:first-child .${slot.picture}`]: {
    transform: 'scaleX(-1)',
  },
  [media.phone]: {
    padding: '14px',
    [`& .${slot.teams}`]: { gap: space(2) },
    [`& .${slot.team}, & .${slot.team}:last-child`]: {
      flexDirection: 'column-reverse',
      justifyContent: 'start',
      gap: space(1.5),
      fontSize: textSize.lead,
      lineHeight: '20px',
      textAlign: 'center',
    },
    [`& .${slot.score}`]: { ...display(36, 46), minWidth: 92 },
    [`&[data-duel] .${slot.picture}`]: { width: 76, height: 76 },
  },
});

type Course = Value<'sportsMatch'>;

interface MatchPitchProps {
  course: Course;
  words: MatchWords;
  /** Leads to the match's own page; above a list, where events are not known. */
  more?: ReactNode;
  /** Above a list: the time until it begins. */
  countdown?: ReactNode;
  /** Above a list: its prices. */
  prices?: ReactNode;
  /** The last results of both sides, of a duel. */
  forms?: Readonly<Record<'home' | 'away', readonly FormMark[]>>;
}

/** A match with its score, its clock, and what the feed has reported of it. */
export function MatchPitch({ course, words, more, countdown, prices, forms }: MatchPitchProps) {
  const { t } = useTranslation('sports');
  const { homeTeam, awayTeam, competition, matchTime, minute, score, discipline, outcome } = course;
  const isCalledOff = outcome === 'void' || outcome === 'postponed';
  const teams = [
    { name: homeTeam, picture: course.homeTeamImageUrl, marks: forms?.home },
    { name: awayTeam, picture: course.awayTeamImageUrl, marks: forms?.away },
  ];
  const [home, away] = teams.map(({ name, picture, marks }) => (
    <span className={slot.team} key={name}>
      {marks && <FormMarks marks={marks} />}
      <span className={slot.name}>{name}</span>
      <Picture
        className={slot.picture}
        sources={picture === '' ? [] : [picture]}
        fallback={disciplinePictures[discipline]}
        alt=""
        width={52}
        height={52}
      />
    </span>
  ));
  return (
    <Root aria-label={`${homeTeam} – ${awayTeam}`} data-duel={isDuel(discipline) ? discipline : undefined}>
      <img className={slot.ground} src={disciplineGrounds[discipline]} alt="" />
      <div className={slot.facts}>
        {minute !== undefined && outcome === null && (
          <StatusLabel tone="danger" live>
            {[words.minute(minute), words.half(discipline, minute)].filter(Boolean).join(' · ')}
          </StatusLabel>
        )}
        <span>{`${competition}, ${words.time(matchTime)}`}</span>
        {more}
      </div>
      <h2 className={slot.teams}>
        {home}
        <span className={slot.score} data-coming={score === undefined || undefined}>
          {score
            ? `${score.home} – ${score.away}`
            : isCalledOff
              ? t(outcome)
              : (countdown ?? words.time(matchTime))}
        </span>
        {away}
      </h2>
      {score && discipline === 'football' && more === undefined && (
        <MatchTimeline course={course} words={words} />
      )}
      {course.counts && score && <MatchCounts counts={course.counts} />}
      {prices}
    </Root>
  );
}
