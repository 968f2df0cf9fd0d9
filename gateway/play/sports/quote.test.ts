import { createHash } from 'node:crypto';
import type { Side } from '#contract/sports';
import { pointRates } from './chances.ts';
import { competitions } from './competitions/competitions.ts';
import { contestOf } from './contest.ts';
import { endOf } from './endOf.ts';
import type { MatchRow } from './matchStore.ts';
import { clockOf, firstHalfOf } from './plays.ts';
import { pointSpread, winChances, type Weighted } from './pointSpread.ts';
import { quoteAt, type Quote } from './quote.ts';
import { matchesBetween } from './schedule.ts';

const start = new Date('2026-11-20T00:00:00Z');
const MINUTE = 60_000;

const seedOf = (name: string) => createHash('sha256').update(name).digest('hex');

const matchesOf = (code: string, count: number): MatchRow[] => {
  const competition = competitions.find((one) => one.code === code);
  if (competition === undefined) throw new Error(`There is no ${code}`);
  const until = new Date(start.getTime() + count * competition.every * MINUTE);
  return matchesBetween(competition, start, until).map((match) => ({
    ...match,
    ...{ merchant: 'aurora', competition: code, outcome: null, score: null, settledAt: null },
    isKept: false,
    serverSeed: seedOf(match.id),
  }));
};

const after = ({ startsAt }: MatchRow, minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE);

const quote = (match: MatchRow, minutes: number): Quote => {
  const found = quoteAt(match, after(match, minutes));
  if (found === undefined) throw new Error('No price');
  return found;
};

const shares = ({ odds }: Quote) => Object.values(odds).reduce((sum, price) => sum + 100 / price, 0);

test.each(competitions.map(({ code }) => code))(
  'SPORT-01 before the start %s is open, has no score, and all its sides together favour the house',
  (code) => {
    for (const match of matchesOf(code, 20)) {
      for (const minutes of [-100, -30, -1]) {
        const found = quote(match, minutes);
        expect(found).toMatchObject({ locked: false, minute: undefined, score: undefined });
        expect(shares(found)).toBeGreaterThan(1.03);
        expect(shares(found)).toBeLessThan(1.12);
      }
    }
  },
);

test.each([
  ['basketball', 48],
  ['futsal', 40],
  ['football', 90],
] as const)(
  'SPORT-01 the clock of %s stands still during breaks and ends at minute %i',
  (discipline, last) => {
    const { code } = competitions.find((one) => one.discipline === discipline) ?? {};
    const [match] = matchesOf(code ?? '', 1);
    if (match === undefined) throw new Error('No match');
    const minutes = (match.endsAt.getTime() - match.startsAt.getTime()) / MINUTE;
    const shown = Array.from({ length: minutes + 1 }, (_, minute) => quote(match, minute).minute ?? 0);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect([shown[0], shown.at(-1)]).toEqual([0, last]);
  },
);

test('SPORT-01 prices move by the clock, stay the same between two steps, and are the same whoever asks', () => {
  const [match] = matchesOf('SEACUP', 1);
  if (match === undefined) throw new Error('No match');
  const asked = Array.from({ length: 600 }, (_, second) => quote(match, 20 + second / 60).odds.home);
  const moves = asked.filter((price, place) => place > 0 && price !== asked[place - 1]).length;
  expect(moves).toBeGreaterThan(30);
  expect(moves).toBeLessThan(120);
  expect(asked).toEqual(
    Array.from({ length: 600 }, (_, second) => quote({ ...match }, 20 + second / 60).odds.home),
  );
});

test('SPORT-01 the leading side has the lower price, and the score at the end is that of the result', () => {
  for (const match of matchesOf('SEACUP', 40)) {
    const late = quote(match, 95);
    const { home = 0, away = 0 } = late.score ?? {};
    const { odds } = late;
    if (home > away) expect(odds.home).toBeLessThan(odds.away ?? 0);
    if (home < away) expect(odds.away).toBeLessThan(odds.home ?? 0);
    const end = endOf(match);
    if (end.outcome !== 'void') expect(end.score).toMatchObject(quote(match, 110).score ?? {});
  }
});

test('SPORT-01 no bet is taken after a goal, at the very end, once it is over, or on a duel that has started', () => {
  const [match] = matchesOf('SEACUP', 1);
  const [duel] = matchesOf('ARENA', 1);
  if (match === undefined || duel === undefined) throw new Error('No match');
  expect(quote(match, 109).locked).toBe(true);
  expect(quote(match, 200).locked).toBe(true);
  expect(quote({ ...match, outcome: 'home' }, -10).locked).toBe(true);
  expect(quote(duel, -0.1).locked).toBe(false);
  expect(quote(duel, 0).locked).toBe(true);
  // Sampled every ten seconds, shorter than any lock.
  const locks = matchesOf('SEACUP', 40).flatMap((one) =>
    Array.from({ length: 90 * 6 }, (_, step) => quote(one, 1 + step / 6)).flatMap((now, place, all) =>
      place > 0 && now.score?.home !== all[place - 1]?.score?.home ? [now.locked] : [],
    ),
  );
  expect(locks.length).toBeGreaterThan(20);
  expect(locks.every(Boolean)).toBe(true);
});

test.each([
  ['SEACUP', -5],
  ['SEACUP', 50],
  ['FUTSAL', 20],
  ['WINTER', -5],
  ['WINTER', 60],
  ['ASIAES', 30],
  ['ARENA', -1],
  ['TRACK', -1],
] as const)(
  'SPORT-01 %s ends as its prices at minute %i say: no side wins more or less often',
  (code, minutes) => {
    const expected = { home: 0, draw: 0, away: 0 };
    const ended = { home: 0, draw: 0, away: 0 };
    let count = 0;
    for (const match of matchesOf(code, 1_000)) {
      const found = quote(match, minutes);
      const { outcome } = endOf(match);
      if (outcome === 'void' || outcome === 'postponed' || outcome === null) continue;
      for (const [side, price] of Object.entries(found.odds) as [Side, number][]) {
        expected[side] += 100 / price / shares(found);
      }
      ended[outcome] += 1;
      count += 1;
    }
    // Four standard deviations of as many coin flips.
    for (const side of ['home', 'draw', 'away'] as const) {
      expect(Math.abs(ended[side] - expected[side])).toBeLessThan(4 * Math.sqrt(count / 4));
    }
  },
);

/** What one unit staked brings back, half by half: a quarter line is a half on each line beside it. */
const backOf = (ahead: number, price: number): number => {
  const half = (by: number) => (by > 0 ? price / 100 : by === 0 ? 1 : 0) / 2;
  return ahead % 2 === 0 ? half(ahead) * 2 : half(ahead - 1) + half(ahead + 1);
};

test.each([
  ['SEACUP', -5],
  ['SEACUP', 50],
  ['FUTSAL', 20],
  ['WINTER', -5],
  ['WINTER', 60],
  ['ASIAES', 30],
] as const)(
  'STAGE-02 at minute %#: handicaps and totals of %s favour the house by its margin on each side, and no more',
  (code, minutes) => {
    const backs = { home: [] as number[], away: [] as number[], over: [] as number[], under: [] as number[] };
    for (const match of matchesOf(code, 1_000)) {
      const { handicap, total, locked } = quote(match, minutes);
      const { score } = endOf(match);
      if (locked || score === null || score === undefined) continue;
      for (const { line, first, second } of handicap) {
        const ahead = (score.home - score.away) * 4 + line;
        // In halves of a point when the line is whole or half, in quarters otherwise.
        backs.home.push(backOf(ahead, first));
        backs.away.push(backOf(-ahead, second));
      }
      for (const { line, first, second } of total) {
        const ahead = (score.home + score.away) * 4 - line;
        backs.over.push(backOf(ahead, first));
        backs.under.push(backOf(-ahead, second));
      }
    }
    for (const list of Object.values(backs)) {
      const mean = list.reduce((sum, back) => sum + back, 0) / list.length;
      expect(list.length).toBeGreaterThan(1_000);
      expect(mean).toBeGreaterThan(0.84);
      expect(mean).toBeLessThan(1.04);
    }
  },
);

test('STAGE-02 the lines of a match rise by its steps, the main one is the most even, and each side favours the house', () => {
  for (const [code, step] of [
    ['SEACUP', 1],
    ['WINTER', 4],
  ] as const) {
    for (const match of matchesOf(code, 30)) {
      for (const minutes of [-30, 20, 45]) {
        const { handicap, total } = quote(match, minutes);
        for (const lines of [handicap, total]) {
          for (const [place, { line, first, second }] of lines.entries()) {
            if (place > 0) expect(line - (lines[place - 1]?.line ?? 0)).toBe(step);
            expect(100 / first + 100 / second).toBeGreaterThan(1.05);
            expect(100 / first + 100 / second).toBeLessThan(1.12);
          }
        }
        const middle = handicap[2];
        if (handicap.length === 5 && middle) expect(middle.first).toBeLessThan(300);
      }
    }
  }
});

test('STAGE-02 no line is offered that is decided already: a total is never at or below the goals that were made', () => {
  for (const match of matchesOf('SEACUP', 60)) {
    for (const minutes of [20, 50, 80, 100]) {
      const { total, score } = quote(match, minutes);
      const made = (score?.home ?? 0) + (score?.away ?? 0);
      for (const { line } of total) expect(line).toBeGreaterThan(made * 4);
    }
  }
});

test('STAGE-02 the first half of football has prices that favour the house until it is nearly over, and none after it', () => {
  for (const match of matchesOf('SEACUP', 20)) {
    const { half } = quote(match, -10);
    const sum = Object.values(half ?? {}).reduce((all, one) => all + 100 / one, 0);
    expect(sum).toBeGreaterThan(1.03);
    expect(sum).toBeLessThan(1.12);
    for (const minutes of [46.5, 50, 70, 109]) expect(quote(match, minutes).half).toBeUndefined();
  }
});

test('STAGE-02 a match ends with the score of its break as the one after the first half', () => {
  const ended = matchesOf('SEACUP', 60).filter((match) => endOf(match).outcome !== 'void');
  expect(ended.length).toBeGreaterThan(40);
  for (const match of ended) expect(endOf(match).score?.half).toEqual(quote(match, 55).score);
});

test('STAGE-02 no other discipline has bets on a half', () => {
  for (const { code, discipline } of competitions) {
    const [match] = matchesOf(code, 1);
    if (match === undefined) throw new Error('No match');
    expect(quote(match, -10).half !== undefined).toBe(discipline === 'football');
  }
});

test.each([-10, 20])(
  'STAGE-02 at minute %i the prices of the first half return what their margin says, and no more',
  (minutes) => {
    for (const side of ['home', 'draw', 'away'] as const) {
      const backs = matchesOf('SEACUP', 1_000).flatMap((match) => {
        const { half, locked } = quote(match, minutes);
        const end = endOf(match).score?.half;
        if (half === undefined || end === undefined || locked) return [];
        const isWon = { home: end.home > end.away, draw: end.home === end.away, away: end.home < end.away };
        return [isWon[side] ? half[side] / 100 : 0];
      });
      const mean = backs.reduce((sum, back) => sum + back, 0) / backs.length;
      expect(mean).toBeGreaterThan(0.82);
      expect(mean).toBeLessThan(1.06);
    }
  },
);

/** What each price returns on average to those who know the chances, which no sway of the market hides from them. */
const returnsOf = (match: MatchRow, minutes: number): number[] => {
  const contest = contestOf(match);
  if (contest === undefined || 'drawChance' in contest.play) throw new Error('No points');
  const { odds, level, half, handicap, total, locked, score = { home: 0, away: 0 } } = quote(match, minutes);
  if (locked) return [];
  const { share } = clockOf(contest.competition.discipline, Math.max(0, minutes));
  const spreadFor = (left: number, draws: boolean) => {
    const [home, away] = pointRates(contest);
    return pointSpread(score, [home * left, away * left], draws);
  };
  const spread = spreadFor(1 - share, contest.play.draws);
  const { home, draw, away } = winChances(spread);
  const ofHalf = winChances(spreadFor((firstHalfOf('football') ?? 0) - share, true));
  const chances = { home, draw, away };
  // Of what is decided: a push decides nothing, a quarter ahead or behind half of the stake.
  const decided = (among: readonly Weighted[], ahead: (points: number) => number, odds: number): number => {
    let [won, lost] = [0, 0];
    for (const [points, chance] of among) {
      const by = ahead(points);
      const share = Math.min(Math.abs(by), 2) / 2;
      if (by > 0) won += share * chance;
      else lost += share * chance;
    }
    return (odds / 100) * (won / (won + lost));
  };
  const sides = ['home', 'draw', 'away'] as const;
  return [
    ...sides.flatMap((side) => (odds[side] === undefined ? [] : (odds[side] / 100) * chances[side])),
    ...(level === undefined
      ? []
      : [(level.home / 100) * (home / (home + away)), (level.away / 100) * (away / (home + away))]),
    ...(half === undefined ? [] : sides.map((side) => (half[side] / 100) * ofHalf[side])),
    ...handicap.flatMap(({ line, first, second }) => [
      decided(spread.leads, (lead) => lead * 4 + line, first),
      decided(spread.leads, (lead) => -lead * 4 - line, second),
    ]),
    ...total.flatMap(({ line, first, second }) => [
      decided(spread.totals, (points) => points * 4 - line, first),
      decided(spread.totals, (points) => line - points * 4, second),
    ]),
  ];
};

test.each(['SEACUP', 'FUTSAL', 'WINTER', 'ASIAES'])(
  'FIX-04 no price of %s returns more than 97 % to a member who knows the chances and waits for the best one',
  (code) => {
    const returns = matchesOf(code, 60).flatMap((match) =>
      [-30, 1, 10, 25, 44, 60, 75, 90, 100].flatMap((minutes) => returnsOf(match, minutes)),
    );
    expect(returns.length).toBeGreaterThan(1_000);
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.9701);
  },
);
