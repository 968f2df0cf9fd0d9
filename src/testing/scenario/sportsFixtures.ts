import { mainWallet } from '#contract/cashier';
import { oddsOf, type Discipline } from '#contract/sports';
import type { BoardMatch, Value } from '#contract/wireTypes';
import { stressTexts, storyTime } from '../samples';

type PlacedBet = Value<'sportsBets'>['list'][number];
type Course = Value<'sportsMatch'>;
type Result = Value<'sportsResults'>['list'][number];

const MINUTE = 60_000;
/** A time by the minutes from the stories' own. */
export const at = (minutes: number) => new Date(storyTime() + minutes * MINUTE).toISOString();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

export const picture = (team: string, ending = 'svg') => (team === '' ? '' : `/art/teams/${team}.${ending}`);

/** Competition, discipline, teams with their pictures, odds, minutes to the start, score. */
const rows: readonly (readonly [
  string,
  Discipline,
  readonly [string, string],
  readonly [string, string],
  readonly [string, string, string?],
  number,
  (readonly [number, number])?,
])[] = [
  [
    'Cúp Đông Nam Á',
    'football',
    ['Việt Nam', 'Thái Lan'],
    ['vn', 'th'],
    ['1.42', '6.60', '3.95'],
    -67,
    [2, 1],
  ],
  [
    'Giao hữu quốc tế',
    'football',
    ['Nhật Bản', 'Hàn Quốc'],
    ['jp', 'kr'],
    ['2.30', '3.05', '3.10'],
    -28,
    [0, 0],
  ],
  [
    'Cúp Đông Nam Á',
    'football',
    ['Indonesia', 'Singapore'],
    ['id', 'sg'],
    ['1.95', '4.05', '3.10'],
    -31,
    [0, 0],
  ],
  ['Giải bóng rổ mùa đông', 'basketball', ['Bão Biển', 'Hổ Trắng'], ['storm', 'tiger'], ['1.72', '2.10'], 60],
  ['Futsal Bến Thành', 'futsal', ['Tháp Đồng Hồ', 'Bến Tàu Điện'], ['', ''], ['2.05', '2.85', '4.40'], 95],
  [
    'Hạng nhất quốc gia',
    'football',
    ['Đắk Rlấp', 'Gò Quao'],
    ['hydro', 'river'],
    ['2.05', '3.40', '3.15'],
    1_500,
  ],
];

/** Main lines by discipline, in quarters: handicap of the home side, and total. */
const mainLines = { football: [-3, 10], futsal: [-2, 22], basketball: [-14, 634] } as const;

const steps = { football: 1, futsal: 1, basketball: 4 } as const;

/** Five lines about the main one, with prices that move apart. */
export const linesAbout = <First extends string, Second extends string>(
  main: number,
  step: number,
  [first, second]: readonly [First, Second],
) =>
  [-2, -1, 0, 1, 2].map((place) => ({
    line: main + place * step,
    [first]: oddsOf(204 + (first === 'over' ? place : -place) * 26),
    [second]: oddsOf(184 - (first === 'over' ? place : -place) * 22),
  })) as ({ line: number } & Record<First | Second, string>)[];

const marketsOf = (discipline: Discipline, hasDraw: boolean): Pick<BoardMatch, 'markets'> => {
  if (discipline !== 'football' && discipline !== 'futsal' && discipline !== 'basketball') return {};
  const [handicap, total] = mainLines[discipline];
  const step = steps[discipline];
  return {
    markets: {
      ...(hasDraw && { level: { home: '1.12', away: '5.40' } }),
      ...(discipline === 'football' && { half: { home: '2.10', draw: '2.05', away: '4.40' } }),
      handicap: linesAbout(handicap, step, ['home', 'away']),
      total: linesAbout(total, step, ['over', 'under']),
    },
  };
};

export const sportOf = { esports: 'ESPORTS', cockfight: 'COCKFIGHT', horse: 'HORSE' } as const;

export const sportsMatches: readonly BoardMatch[] = rows.map(
  (
    [competition, discipline, [homeTeam, awayTeam], [home, away], [first, second, draw], starts, score],
    place,
  ) => ({
    id: `MATCH-20261120120${place}`,
    gameType: discipline in sportOf ? sportOf[discipline as keyof typeof sportOf] : 'SPORTS',
    discipline,
    competition,
    matchTime: at(starts),
    homeTeam,
    awayTeam,
    homeTeamImageUrl: picture(home),
    awayTeamImageUrl: picture(away),
    moneyLine: { homeTeamOdds: first, awayTeamOdds: second, ...(draw !== undefined && { drawOdds: draw }) },
    ...marketsOf(discipline, draw !== undefined),
    ...(score && { minute: -starts, score: { home: score[0], away: score[1] } }),
    ...(place === 2 && ({ locked: true } as const)),
  }),
);

export const longMatches: readonly BoardMatch[] = sportsMatches.map((match) => ({
  ...match,
  competition: `${match.competition} ${stressTexts.longLabel}`,
  homeTeam: stressTexts.team,
  awayTeam: `${stressTexts.team} 2`,
}));

export const sportsBoard = (list: readonly BoardMatch[] = sportsMatches): Value<'sportsMatches'> => ({
  list: [...list],
  paused: false,
  limits: {
    ...{ leastStake: vnd(20_000), mostStake: vnd(50_000_000) },
    ...{ mostParlayStake: vnd(5_000_000), mostParlayReturn: vnd(1_000_000_000) },
  },
  wallet: mainWallet,
});

/** A match by its index. */
export const matchAt = (place: number): BoardMatch => {
  const match = sportsMatches[place];
  if (match === undefined) throw new Error('No such match');
  return match;
};

const named = (place: number) => {
  const {
    moneyLine: _odds,
    markets: _markets,
    minute: _minute,
    score: _score,
    locked: _locked,
    ...rest
  } = matchAt(place);
  return rest;
};

export const sportsResults: readonly Result[] = [
  { ...named(0), id: 'R1', matchTime: at(-200), outcome: 'home', score: { home: 3, away: 1 } },
  { ...named(1), id: 'R2', matchTime: at(-320), outcome: 'draw', score: { home: 1, away: 1 } },
  { ...named(3), id: 'R3', matchTime: at(-400), outcome: 'void' },
];

type Leg = PlacedBet['legs'][number];

const leg = (place: number, given: Partial<Leg> = {}): Leg => ({
  ...named(place),
  matchId: named(place).id,
  ...{ market: 'result', side: 'home', odds: '1.42', result: null, outcome: null },
  ...given,
});

const bet = (given: Partial<PlacedBet>): PlacedBet => ({
  ...{ id: 'b0', legs: [leg(0)], odds: '1.42', stake: vnd(500_000), win: vnd(0), result: 'open' },
  placedAt: at(-12),
  ...given,
});

export const sportsBets: readonly PlacedBet[] = [
  bet({ id: 'b1' }),
  bet({
    id: 'b2',
    ...{ odds: '2.30', win: vnd(1_150_000), result: 'won' },
    legs: [leg(1, { odds: '2.30', result: 'won', outcome: 'home', score: { home: 2, away: 0 } })],
  }),
  bet({
    id: 'b3',
    ...{ odds: '2.10', result: 'lost' },
    legs: [
      leg(3, {
        ...{ market: 'moneyLine', side: 'away', odds: '2.10', result: 'lost', outcome: 'home' },
        score: { home: 81, away: 77 },
      }),
    ],
  }),
  bet({
    id: 'b4',
    ...{ odds: '3.15', win: vnd(500_000), result: 'void' },
    legs: [leg(5, { side: 'draw', odds: '3.15', result: 'void', outcome: 'void' })],
  }),
  bet({
    id: 'b5',
    ...{ odds: '2.04', win: vnd(760_000), result: 'won' },
    legs: [
      leg(0, {
        ...{ market: 'handicap', line: -3, odds: '2.04', result: 'halfWon', outcome: 'home' },
        score: { home: 2, away: 1 },
      }),
    ],
  }),
  bet({
    id: 'b6',
    odds: '8.77',
    stake: vnd(100_000),
    legs: [
      leg(0, {
        ...{ market: 'handicap', line: -3, odds: '2.04', result: 'won', outcome: 'home' },
        score: { home: 3, away: 1 },
      }),
      leg(1, { market: 'total', side: 'over', line: 10, odds: '1.87' }),
      leg(4, { odds: '2.30', result: 'void', outcome: 'postponed' }),
    ],
  }),
];

/** A bet by its index. */
export const placedBet = (place: number): PlacedBet => sportsBets[place] ?? bet({});

/** A match with its events. */
export const courseAt = (place: number, given: Partial<Course> = {}): Course => {
  const { minute, score } = matchAt(place);
  return {
    ...named(place),
    ...{ outcome: null, lasts: 90, events: [] },
    ...(minute !== undefined && { minute }),
    ...(score && { score }),
    ...given,
  };
};

export const sportsCourse: Course = courseAt(0, {
  events: [
    { minute: 14, kind: 'goal', side: 'home' },
    { minute: 38, kind: 'goal', side: 'away' },
    { minute: 52, kind: 'yellowCard', side: 'away' },
    { minute: 61, kind: 'goal', side: 'home' },
  ],
  counts: { shots: { home: 6, away: 4 }, corners: { home: 5, away: 3 }, cards: { home: 0, away: 1 } },
});

export const sportsContent = (data: 'full' | 'empty' | 'long') =>
  ({
    sportsMatches: sportsBoard({ full: sportsMatches, empty: [], long: longMatches }[data]),
    sportsMatch: sportsCourse,
    sportsResults: { list: data === 'empty' ? [] : [...sportsResults] },
  }) satisfies Partial<Record<'sportsMatches' | 'sportsMatch' | 'sportsResults', unknown>>;

export const sportsOfMember = (isEmpty: boolean) => {
  const list = isEmpty ? [] : [...sportsBets];
  return {
    sportsBet: bet({ id: 'b9' }),
    sportsBets: { list, pageNum: 1, totalPages: 1, total: list.length, open: isEmpty ? 0 : 1 },
  };
};
