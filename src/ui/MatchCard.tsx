import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { media } from './media';
import { OddsButton } from './OddsButton';
import { Picture } from './Picture';
import { display, ellipsis, lines, panel, tabular } from './styleParts';

const Root = styled('article', { name: 'MarqueeMatchCard', slot: 'Root' })({
  ...panel,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 18px 18px',
  '& header': { display: 'flex', gap: 8, fontSize: 12, lineHeight: '18px', color: vars.text.muted },
  '& header span': { ...ellipsis, minWidth: 0 },
  '& header b': {
    ...tabular,
    marginLeft: 'auto',
    fontWeight: 600,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& header [data-live]': { color: vars.danger.main },
  '& .teams': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: 6,
    flex: 1,
    minHeight: 42,
    margin: '14px 0',
  },
  '& .team': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    minWidth: 0,
    fontWeight: 600,
    lineHeight: '19px',
  },
  // A word that does not fit beside the picture goes below it: no name breaks inside a word.
  '& .team span': { ...lines(2), flex: '1 1 0', minWidth: 'min-content' },
  '& .team:last-child': { flexDirection: 'row-reverse', textAlign: 'right' },
  '& .team img': {
    flex: 'none',
    width: 42,
    height: 42,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.surface.selected}`,
    objectFit: 'cover',
  },
  '& .score': { ...display(24, 28), ...tabular, minWidth: 64, textAlign: 'center', whiteSpace: 'nowrap' },
  // A countdown is longer than a score, and names need their room.
  '& .score:has(small)': { ...display(16, 21), minWidth: 0 },
  '& .score small': {
    display: 'block',
    fontFamily: vars.font.body,
    fontWeight: 400,
    fontSize: 11,
    lineHeight: '14px',
    letterSpacing: 0,
    color: vars.text.muted,
  },
  '& .odds': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 8 },
  [media.phone]: { padding: 14 },
  // Every name below its picture, however short: the cards of a list look alike, and keep the place of two lines.
  [media.narrowMatch]: {
    '& .teams': { alignItems: 'start', margin: '12px 0 8px' },
    '& .team, & .team:last-child': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      gap: 6,
      fontSize: 13,
      lineHeight: '17px',
      textAlign: 'center',
    },
    '& .team span': { flex: 'none', minHeight: 34 },
    '& .team img': { width: 36, height: 36 },
    '& .score': { display: 'grid', placeContent: 'center', minHeight: 36 },
  },
});

interface Team {
  name: string;
  picture: readonly string[];
}

export interface MatchOdds {
  id: string;
  label: string;
  odds?: string;
  chosen?: boolean;
  move?: { way: 'up' | 'down'; label: string };
}

export interface MatchCardProps {
  competition?: string;
  /** Start, or the minute of play. */
  time: string;
  live?: boolean;
  home: Team;
  away: Team;
  /** Own picture for a team without one. */
  fallbackPicture: string;
  /** Score or what is left until the start; shown only when sent. */
  score?: ReactNode;
  scoreLabel?: string;
  /** Home and away; a draw only when sent. */
  odds: readonly MatchOdds[];
  onChoose?: (id: string) => void;
}

/** One match with its money line (HOME-03). */
export function MatchCard(props: MatchCardProps) {
  const { competition, time, live, home, away, fallbackPicture, score, scoreLabel, odds, onChoose } = props;
  return (
    <Root aria-label={`${home.name} – ${away.name}`}>
      <header>
        <span>{competition}</span>
        <b data-live={live || undefined}>{time}</b>
      </header>
      <div className="teams">
        {[home, away].flatMap((team, index) => [
          index === 1 && (
            <div className="score" key="score">
              {scoreLabel && <small>{scoreLabel}</small>}
              {score}
            </div>
          ),
          <div className="team" key={team.name}>
            <Picture sources={team.picture} fallback={fallbackPicture} alt="" width={42} height={42} />
            <span>{team.name}</span>
          </div>,
        ])}
      </div>
      <div className="odds">
        {odds.map(({ id, ...one }) => (
          <OddsButton key={id} {...one} onClick={onChoose && (() => onChoose(id))} />
        ))}
      </div>
    </Root>
  );
}
