import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { OddsButton } from './OddsButton';
import { Picture } from '../media/Picture';
import { slotClasses } from '../styles/slotClasses';
import { display, ellipsis, lines, panel, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const matchCardClasses = slotClasses('MarqueeMatchCard', [
  'root',
  'header',
  'competition',
  'time',
  'teams',
  'team',
  'picture',
  'name',
  'score',
  'scoreLabel',
  'odds',
]);

const slot = matchCardClasses;

const Root = styled('article', {
  name: 'MarqueeMatchCard',
  slot: 'Root',
  overridesResolver: innerSlots(matchCardClasses),
})<{ ownerState: MatchCardProps }>({
  ...panel,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 18px 18px',
  [`& .${slot.header}`]: {
    display: 'flex',
    gap: space(2),
    fontSize: textSize.caption,
    lineHeight: '18px',
    color: vars.text.muted,
  },
  [`& .${slot.competition}`]: { ...ellipsis, minWidth: 0 },
  [`& .${slot.time}`]: {
    ...tabular,
    marginLeft: 'auto',
    fontWeight: 600,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
  },
  [`& .${slot.teams}`]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space(1.5),
    flex: 1,
    minHeight: 42,
    margin: space(3.5, 0),
  },
  [`& .${slot.team}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2.5),
    minWidth: 0,
    fontWeight: 600,
    lineHeight: '19px',
  },
  // A word that does not fit beside the picture moves below it, so that no name breaks inside a word.
  [`& .${slot.name}`]: { ...lines(2), flex: '1 1 0', minWidth: 'min-content' },
  [`& .${slot.team}:where(:last-child)`]: { flexDirection: 'row-reverse', textAlign: 'right' },
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 42,
    height: 42,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.surface.selected}`,
    objectFit: 'cover',
  },
  [`& .${slot.score}`]: {
    ...display(24, 28),
    ...tabular,
    minWidth: 64,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  // A countdown is longer than a score, so it has a smaller font; team names need the room.
  [`& .${slot.score}:where(:has(.${slot.scoreLabel}))`]: { ...display(16, 21), minWidth: 0 },
  [`& .${slot.scoreLabel}`]: {
    display: 'block',
    fontFamily: vars.font.body,
    fontWeight: 400,
    fontSize: textSize.tiny,
    lineHeight: '14px',
    letterSpacing: 0,
    color: vars.text.muted,
  },
  [`& .${slot.odds}`]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space(2),
  },
  [media.phone]: { padding: 14 },
  // Every name is below its picture and reserves two lines, so that all cards of a list look alike.
  [media.narrowMatch]: {
    [`& .${slot.teams}`]: { alignItems: 'start', margin: space(3, 0, 2) },
    [`& .${slot.team}`]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      gap: space(1.5),
      fontSize: textSize.meta,
      lineHeight: '17px',
      textAlign: 'center',
    },
    [`& .${slot.name}`]: { flex: 'none', minHeight: 34 },
    [`& .${slot.picture}`]: { width: 36, height: 36 },
    [`& .${slot.score}`]: { display: 'grid', placeContent: 'center', minHeight: 36 },
  },
  variants: [{ props: { live: true }, style: { [`& .${slot.time}`]: { color: vars.danger.main } } }],
});

interface Team {
  name: string;
  picture: readonly string[];
}

export interface MatchOdds {
  id: string;
  label: string;
  odds?: string;
  selected?: boolean;
  move?: { way: 'up' | 'down'; label: string };
}

export interface MatchCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  competition?: string;
  /** Start time, or the minute of play. */
  time: string;
  live?: boolean;
  home: Team;
  away: Team;
  /** Picture for a team without one. */
  fallbackPicture: string;
  /** Score or countdown to the start; hidden if undefined. */
  score?: ReactNode;
  scoreLabel?: string;
  /** Home, away and, if the match has one, a draw. */
  odds: readonly MatchOdds[];
  onChoose?: (id: string) => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeMatchCard: MatchCardProps;
  }
}

/** A match with its money line (HOME-03). */
export function MatchCard(given: MatchCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeMatchCard' });
  const { competition, time, live, home, away, fallbackPicture, score, scoreLabel, ...others } = props;
  const { odds, onChoose, className, ...rest } = others;
  return (
    <Root
      aria-label={`${home.name} – ${away.name}`}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      <header className={slot.header}>
        <span className={slot.competition}>{competition}</span>
        <b className={slot.time}>{time}</b>
      </header>
      <div className={slot.teams}>
        {[home, away].flatMap((team, index) => [
          index === 1 && (
            <div className={slot.score} key="score">
              {scoreLabel && <small className={slot.scoreLabel}>{scoreLabel}</small>}
              {score}
            </div>
          ),
          <div className={slot.team} key={team.name}>
            <Picture
              className={slot.picture}
              sources={team.picture}
              fallback={fallbackPicture}
              alt=""
              width={42}
              height={42}
            />
            <span className={slot.name}>{team.name}</span>
          </div>,
        ])}
      </div>
      <div className={slot.odds}>
        {odds.map(({ id, ...one }) => (
          <OddsButton key={id} {...one} onClick={onChoose && (() => onChoose(id))} />
        ))}
      </div>
    </Root>
  );
}
