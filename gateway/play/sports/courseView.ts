import type { Language } from '#contract/constants';
import { matchEventKinds, type MatchEventKind } from '#contract/sports';
import type { Value } from '#contract/wireTypes';
import { contestOf } from './contest.ts';
import { incidentsUntil, type Incident } from './incidents.ts';
import type { MatchRow } from './matchStore.ts';
import { clockLength, clockOf, minuteAt } from './plays.ts';
import { quoteAt } from './quote.ts';
import { toNamed, toScore } from './views.ts';

const MINUTE = 60_000;

const isEvent = (kind: Incident['kind']): kind is MatchEventKind =>
  matchEventKinds.some((one) => one === kind);

const countsOf = (incidents: readonly Incident[]) => {
  const count = (...kinds: readonly Incident['kind'][]) => {
    const found = incidents.filter(({ kind }) => kinds.includes(kind));
    const home = found.filter(({ side }) => side === 'home').length;
    return { home, away: found.length - home };
  };
  return { shots: count('goal', 'shot'), corners: count('corner'), cards: count('yellowCard') };
};

/** A match with what the feed has reported of it until now; of one that was called off nothing counts. */
export const toCourse = (match: MatchRow, now: Date, language: Language): Value<'sportsMatch'> => {
  const { outcome } = match;
  const contest = contestOf(match);
  const isPlayed = outcome !== 'postponed' && now >= match.startsAt;
  const { discipline } = toNamed(match, language);
  const elapsed = (Math.min(now.getTime(), match.endsAt.getTime()) - match.startsAt.getTime()) / MINUTE;
  const share = outcome === null ? clockOf(discipline, elapsed).share : 1;
  const incidents = contest && isPlayed ? incidentsUntil(contest, match.serverSeed, share) : [];
  const quote = outcome === null ? quoteAt(match, now) : undefined;
  const score = outcome === null ? quote?.score : match.score;
  return {
    ...toNamed(match, language),
    outcome,
    ...(score && { score: toScore(score) }),
    ...(quote?.minute !== undefined && { minute: quote.minute }),
    lasts: clockLength(discipline),
    events: incidents.flatMap(({ kind, side, at }) =>
      isEvent(kind) ? [{ kind, side, minute: minuteAt(discipline, at) }] : [],
    ),
    ...(discipline === 'football' && isPlayed && outcome !== 'void' && { counts: countsOf(incidents) }),
  };
};
