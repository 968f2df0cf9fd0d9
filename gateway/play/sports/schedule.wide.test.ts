import { sports } from '#contract/sports';
import { codesOf, competitions } from './competitions/competitions.ts';
import { matchesBetween } from './schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = new Date('2026-11-20T05:00:00Z');
const at = (after: number) => new Date(start.getTime() + after);

test.each(sports)(
  'SPORT-01 over thirty days %s never runs dry: at each hour something can be bet on',
  (sport) => {
    for (let hour = 0; hour < 30 * 24; hour += 1) {
      const coming = codesOf(sport).flatMap((code) => {
        const competition = competitions.find((one) => one.code === code);
        return competition
          ? matchesBetween(competition, at(hour * HOUR), at(hour * HOUR + competition.ahead * 60_000))
          : [];
      });
      expect(coming.length).toBeGreaterThanOrEqual(5);
    }
  },
);

test('SPORT-01 at each hour some hot match runs or is about to begin', () => {
  const hot = competitions.filter((one) => one.hot);
  for (let hour = 0; hour < 30 * 24; hour += 1) {
    const around = hot.flatMap((one) => matchesBetween(one, at((hour - 2) * HOUR), at((hour + 1) * HOUR)));
    expect(around.some(({ endsAt }) => endsAt > at(hour * HOUR))).toBe(true);
  }
});

test.each(competitions.map((one) => [one.code, one] as const))(
  'SPORT-01 in %s no match comes twice, nobody plays two at once, and everybody meets everybody',
  (_, competition) => {
    const all = matchesBetween(competition, start, at(30 * DAY));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const [place, { endsAt, home, away }] of all.entries()) {
      expect(home).not.toBe(away);
      const next = all.slice(place + 1).find(({ startsAt }) => startsAt < endsAt);
      expect([home, away]).not.toEqual(expect.arrayContaining([next?.home]));
      expect([home, away]).not.toEqual(expect.arrayContaining([next?.away]));
    }
    const pairs = new Set(all.map(({ home, away }) => [home, away].toSorted().join()));
    const { length } = competition.teams;
    expect(pairs.size).toBe((length * (length - 1)) / 2);
  },
);

test('SPORT-01 the clock alone decides: asked in two steps or in one, the matches are the same', () => {
  for (const competition of competitions) {
    const [whole, ...parts] = [
      matchesBetween(competition, start, at(DAY)),
      matchesBetween(competition, start, at(7 * HOUR + 1)),
      matchesBetween(competition, at(7 * HOUR + 1), at(DAY)),
    ];
    expect(parts.flat()).toEqual(whole);
  }
});
