import { mainWallet } from '#contract/cashier';
import type { Discipline } from '#contract/sports';
import type { HotMatch, Value } from '#contract/wireTypes';
import { stressTexts, storyTime } from '../samples';

type PlacedBet = Value<'sportsBets'>['list'][number];
type Result = Value<'sportsResults'>['list'][number];

const MINUTE = 60_000;
const at = (minutes: number) => new Date(storyTime() + minutes * MINUTE).toISOString();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

const picture = (team: string) => (team === '' ? '' : `/art/teams/${team}.svg`);

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

const sportOf = { esports: 'ESPORTS', cockfight: 'COCKFIGHT', horse: 'HORSE' } as const;

export const sportsMatches: readonly HotMatch[] = rows.map(
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
    ...(score && { minute: -starts, score: { home: score[0], away: score[1] } }),
    ...(place === 2 && ({ locked: true } as const)),
  }),
);

export const longMatches: readonly HotMatch[] = sportsMatches.map((match) => ({
  ...match,
  competition: `${match.competition} ${stressTexts.longLabel}`,
  homeTeam: stressTexts.team,
  awayTeam: `${stressTexts.team} 2`,
}));

export const sportsBoard = (list: readonly HotMatch[] = sportsMatches): Value<'sportsMatches'> => ({
  list: [...list],
  paused: false,
  limits: { leastStake: vnd(20_000), mostStake: vnd(50_000_000) },
  wallet: mainWallet,
});

/** A match by its index. */
export const matchAt = (place: number): HotMatch => {
  const match = sportsMatches[place];
  if (match === undefined) throw new Error('No such match');
  return match;
};

const named = (place: number) => {
  const { moneyLine: _odds, minute: _minute, score: _score, locked: _locked, ...rest } = matchAt(place);
  return rest;
};

export const sportsResults: readonly Result[] = [
  { ...named(0), id: 'R1', matchTime: at(-200), outcome: 'home', score: { home: 3, away: 1 } },
  { ...named(1), id: 'R2', matchTime: at(-320), outcome: 'draw', score: { home: 1, away: 1 } },
  { ...named(3), id: 'R3', matchTime: at(-400), outcome: 'void' },
];

const bet = (place: number, given: Partial<PlacedBet>): PlacedBet => ({
  ...named(place),
  matchId: named(place).id,
  ...{ side: 'home', odds: '1.42', stake: vnd(500_000), win: vnd(0), result: 'open', outcome: null },
  placedAt: at(-12),
  ...given,
});

export const sportsBets: readonly PlacedBet[] = [
  bet(0, { id: 'b1' }),
  bet(1, {
    id: 'b2',
    odds: '2.30',
    win: vnd(1_150_000),
    result: 'won',
    outcome: 'home',
    score: { home: 2, away: 0 },
  }),
  bet(3, {
    id: 'b3',
    side: 'away',
    odds: '2.10',
    result: 'lost',
    outcome: 'home',
    score: { home: 81, away: 77 },
  }),
  bet(5, { id: 'b4', side: 'draw', odds: '3.15', win: vnd(500_000), result: 'void', outcome: 'void' }),
];

/** A bet by its index. */
export const placedBet = (place: number): PlacedBet => sportsBets[place] ?? bet(0, { id: 'b0' });

export const sportsContent = (data: 'full' | 'empty' | 'long') =>
  ({
    sportsMatches: sportsBoard({ full: sportsMatches, empty: [], long: longMatches }[data]),
    sportsResults: { list: data === 'empty' ? [] : [...sportsResults] },
  }) satisfies Partial<Record<'sportsMatches' | 'sportsResults', unknown>>;

export const sportsOfMember = (isEmpty: boolean) => {
  const list = isEmpty ? [] : [...sportsBets];
  return {
    sportsBet: bet(0, { id: 'b9' }),
    sportsBets: { list, pageNum: 1, totalPages: 1, total: list.length, open: isEmpty ? 0 : 1 },
  };
};
