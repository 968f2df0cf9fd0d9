import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { eventLanes } from '@/domain/eventLanes';
import { faded, hidden } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchTimeline', ['line', 'played', 'now', 'event', 'mark', 'label']);

const Root = styled('ol')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: textSize.caption,
  [`& .${slot.line}`]: {
    position: 'absolute',
    insetInline: 0,
    height: 4,
    borderRadius: vars.radius.pill,
    backgroundColor: faded(vars.text.onArt, 30),
    '@media (forced-colors: active)': { border: '1px solid', boxSizing: 'border-box' },
  },
  [`& .${slot.played}`]: {
    height: '100%',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.text.onArt,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  [`& .${slot.event}`]: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    transform: 'translateX(-50%)',
    lineHeight: '18px',
    whiteSpace: 'nowrap',
  },
  [`& .${slot.mark}`]: {
    width: 11,
    height: 11,
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.text.onArt}`,
    boxSizing: 'border-box',
  },
  [`& .${slot.label}`]: hidden,
});

interface MatchTimelineProps {
  course: Value<'sportsMatch'>;
  words: MatchWords;
}

/** Percentage of the line; marks at its ends stay inside of a phone. */
const placeOf = (minute: number, lasts: number): number => Math.min(94, Math.max(6, (minute / lasts) * 100));

/** Percentage of the line that a mark with its minute takes on a phone. */
const GAP = 13;
/** Heights in pixels: of a lane, and of the line with the space around it. */
const LANE = 22;
const LINE = 16;

/** Events of a match on the line of its minutes: those of the home side above, of the guests below. */
export function MatchTimeline({ course, words }: MatchTimelineProps) {
  const { t } = useTranslation('sports');
  const { events, lasts, minute, outcome, homeTeam, awayTeam } = course;
  const played = outcome === null ? (minute ?? 0) : lasts;
  const places = events.map(({ minute: at, side }) => ({ side, place: placeOf(at, lasts) }));
  const lanes = eventLanes(places, GAP);
  const lanesOf = (side: 'home' | 'away'): number =>
    Math.max(1, ...lanes.flatMap((lane, place) => (places[place]?.side === side ? [lane + 1] : [])));
  const lineAt = lanesOf('home') * LANE;
  /** Top of an event: lanes of the home side go up from the line, those of the guests down. */
  const topOf = (side: 'home' | 'away', lane: number): number =>
    side === 'home' ? lineAt - (lane + 1) * LANE : lineAt + LINE + lane * LANE;
  return (
    <Root aria-label={t('events')} style={{ height: lineAt + LINE + lanesOf('away') * LANE }}>
      <li className={slot.line} aria-hidden style={{ top: lineAt + LINE / 2 - 2 }}>
        <div className={slot.played} style={{ width: `${(Math.min(played, lasts) / lasts) * 100}%` }} />
      </li>
      {events.map(({ minute: at, kind, side }, place) => (
        <li
          className={slot.event}
          // Two events may fall into one minute; the list only grows.
          key={place}
          data-side={side}
          style={{ left: `${places[place]?.place ?? 0}%`, top: topOf(side, lanes[place] ?? 0) }}
        >
          {kind === 'yellowCard' ? (
            // A picture: a card is yellow in every brand.
            <img src="/art/grounds/yellowCard.svg" alt="" width={8} height={11} />
          ) : (
            <i className={slot.mark} aria-hidden />
          )}
          <span aria-hidden>{words.minute(at)}</span>
          <span className={slot.label}>
            {t('eventAt', {
              event: t(`eventKinds.${kind}`),
              team: side === 'home' ? homeTeam : awayTeam,
              minute: at,
            })}
          </span>
        </li>
      ))}
    </Root>
  );
}
