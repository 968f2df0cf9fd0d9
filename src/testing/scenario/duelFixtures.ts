import type { Discipline } from '#contract/sports';
import type { BoardMatch, Value } from '#contract/wireTypes';
import { at, linesAbout, picture, sportOf } from './sportsFixtures';

type DuelRow = readonly [
  Extract<Discipline, 'esports' | 'cockfight' | 'horse'>,
  string,
  readonly [string, string],
  readonly [string, string],
  readonly [string, string, string?],
  number,
];

/** Discipline, competition, sides with their pictures, odds, minutes to the start. */
const duelRows: readonly DuelRow[] = [
  [
    'cockfight',
    'Trường gà Bến Nghé',
    ['Que Xanh', 'Nhạn Sáp'],
    ['qua', 'nhan'],
    ['2.08', '1.89', '18.86'],
    -3,
  ],
  ['cockfight', 'Trường gà Bến Nghé', ['Ô Tía', 'Xám Khô'], ['o', 'xam'], ['1.72', '2.33', '18.81'], 6],
  [
    'cockfight',
    'Trường gà Bến Nghé',
    ['Điều Lửa', 'Chuối Bông'],
    ['dieu', 'chuoi'],
    ['1.64', '2.48', '18.90'],
    16,
  ],
  ['horse', 'Trường đua Phú Thọ', ['Gió Ngàn', 'Hoàng Hôn'], ['wind', 'dusk'], ['1.59', '2.31'], 4],
  ['horse', 'Trường đua Phú Thọ', ['Cát Vàng', 'Bạc Hà'], ['sand', 'mint'], ['1.73', '2.06'], 95],
  ['esports', 'Giải đêm năm người', ['Cú Mèo', 'Trăng Khuyết'], ['owl', 'moon'], ['1.41', '2.82'], -5],
  ['esports', 'Giải đêm năm người', ['Còi Hụ', 'Trà Đá'], ['siren', 'tea'], ['1.61', '2.27'], 50],
];

/** Matches of two sides that are shown as cards. */
export const duelMatches: readonly BoardMatch[] = duelRows.map(
  ([discipline, competition, [homeTeam, awayTeam], [home, away], [first, second, draw], starts], place) => ({
    id: `DUEL-20261120121${place}`,
    gameType: sportOf[discipline],
    discipline,
    competition,
    matchTime: at(starts),
    homeTeam,
    awayTeam,
    homeTeamImageUrl: picture(home, discipline === 'esports' ? 'svg' : 'webp'),
    awayTeamImageUrl: picture(away, discipline === 'esports' ? 'svg' : 'webp'),
    moneyLine: { homeTeamOdds: first, awayTeamOdds: second, ...(draw !== undefined && { drawOdds: draw }) },
    ...(discipline === 'esports' && {
      markets: {
        handicap: linesAbout(-6, 4, ['home', 'away']),
        total: linesAbout(98, 4, ['over', 'under']),
      },
    }),
    ...(starts < 0 && { minute: -starts }),
    ...(starts < 0 && discipline === 'esports' && { score: { home: 3, away: 1 } }),
    ...(starts < 0 && discipline !== 'esports' && ({ locked: true } as const)),
  }),
);

export const duelsOf = (discipline: DuelRow[0]): readonly BoardMatch[] =>
  duelMatches.filter((match) => match.discipline === discipline);

/** A duel by its index. */
export const duelAt = (place: number): BoardMatch => {
  const match = duelMatches[place];
  if (match === undefined) throw new Error('No such match');
  return match;
};

/** Results of the cocks, latest first. */
export const duelResults: readonly Value<'sportsResults'>['list'][number][] = (
  ['home', 'draw', 'away', 'home', 'void', 'away'] as const
).map((outcome, place) => {
  const { moneyLine: _odds, markets: _markets, ...match } = duelAt(1 + (place % 2));
  return { ...match, id: `D${place}`, matchTime: at(-20 - place * 10), outcome };
});
