import type { Language } from '#contract/constants';
import type { HotMatch } from '#contract/wireTypes';
import { wordsIn } from '../content/texts.ts';
import type { fixtures } from './schema.ts';

export type Fixture = typeof fixtures.$inferSelect;

const MINUTE = 60_000;

/** The game of a fixture that runs at a moment or comes next. */
const startAt = ({ firstStart, everyMinutes, lastsMinutes }: Fixture, now: Date): Date => {
  const over = now.getTime() - lastsMinutes * MINUTE - firstStart.getTime();
  const played = Math.max(0, Math.ceil(over / (everyMinutes * MINUTE)));
  return new Date(firstStart.getTime() + played * everyMinutes * MINUTE);
};

/** What the sandbox feed says of a fixture: minute and score only while the game runs. */
export const matchAt = (fixture: Fixture, now: Date, language: Language): HotMatch => {
  const start = startAt(fixture, now);
  const minute = Math.floor((now.getTime() - start.getTime()) / MINUTE);
  const scored = (goals: readonly number[]) => goals.filter((at) => at <= minute).length;
  const { id, gameType, names, images, odds, goals } = fixture;
  return {
    ...wordsIn(names, language),
    id,
    gameType,
    matchTime: start.toISOString(),
    homeTeamImageUrl: images.home,
    awayTeamImageUrl: images.away,
    moneyLine: odds,
    ...(minute >= 0 && { minute, score: { home: scored(goals.home), away: scored(goals.away) } }),
  };
};
