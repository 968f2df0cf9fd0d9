import type { HotMatch } from '#contract/wireTypes';
import type { FixtureNames } from '../../games/schema.ts';
import type { Texts } from '../../content/texts.ts';

export interface SeedFixture extends Pick<HotMatch, 'gameType'> {
  readonly names: Texts<FixtureNames>;
  /** Files of `public/art/teams`, without ending. */
  readonly teams: readonly [home: string, away: string];
  readonly odds: HotMatch['moneyLine'];
  /** Start against the first start of the gateway; below zero it already runs. */
  readonly inMinutes: number;
  readonly lastsMinutes: number;
  readonly goals: { readonly home: readonly number[]; readonly away: readonly number[] };
}

const names = (vi: [string, string, string], en: [string, string, string]): Texts<FixtureNames> => {
  const [VI, EN] = [vi, en].map(([competition, homeTeam, awayTeam]) => ({
    competition,
    homeTeam,
    awayTeam,
  })) as [FixtureNames, FixtureNames];
  return { VI, EN };
};

const FOOTBALL = 115;

export const seedFixtures: readonly SeedFixture[] = [
  {
    gameType: 'SPORTS',
    names: names(
      ['Cúp Đông Nam Á, bảng A', 'Việt Nam', 'Thái Lan'],
      ['Southeast Asia Cup, group A', 'Vietnam', 'Thailand'],
    ),
    teams: ['vn', 'th'],
    odds: { homeTeamOdds: '1.42', awayTeamOdds: '6.20', drawOdds: '3.85' },
    inMinutes: -67,
    lastsMinutes: FOOTBALL,
    goals: { home: [12, 58], away: [41] },
  },
  {
    gameType: 'SPORTS',
    names: names(['Giao hữu quốc tế', 'Nhật Bản', 'Hàn Quốc'], ['International friendly', 'Japan', 'Korea']),
    teams: ['jp', 'kr'],
    odds: { homeTeamOdds: '2.30', awayTeamOdds: '3.05', drawOdds: '3.10' },
    inMinutes: -28,
    lastsMinutes: FOOTBALL,
    goals: { home: [77], away: [] },
  },
  {
    gameType: 'SPORTS',
    names: names(
      ['Vòng loại châu Á', 'Indonesia', 'Malaysia'],
      ['Asian qualifiers', 'Indonesia', 'Malaysia'],
    ),
    teams: ['id', 'my'],
    odds: { homeTeamOdds: '1.95', awayTeamOdds: '3.70', drawOdds: '3.30' },
    inMinutes: 285,
    lastsMinutes: FOOTBALL,
    goals: { home: [30], away: [31, 88] },
  },
  {
    gameType: 'ESPORTS',
    names: names(
      ['Cúp Esports châu Á', 'Rồng Lửa', 'Sóng Ngầm'],
      ['Asia Esports Cup', 'Fire Dragons', 'Undertow'],
    ),
    teams: ['dragon', 'wave'],
    odds: { homeTeamOdds: '1.55', awayTeamOdds: '2.45' },
    inMinutes: -52,
    lastsMinutes: 150,
    goals: { home: [38, 126], away: [84] },
  },
  {
    gameType: 'SPORTS',
    names: names(
      ['Giải bóng rổ mùa đông', 'Bão Biển', 'Hổ Trắng'],
      ['Winter basketball league', 'Sea Storm', 'White Tigers'],
    ),
    teams: ['storm', 'tiger'],
    odds: { homeTeamOdds: '1.72', awayTeamOdds: '2.10' },
    inMinutes: 60,
    lastsMinutes: 110,
    goals: {
      home: Array.from({ length: 70 }, (_, point) => 1 + Math.floor(point * 1.5)),
      away: Array.from({ length: 66 }, (_, point) => 2 + Math.floor(point * 1.6)),
    },
  },
  {
    gameType: 'SPORTS',
    names: names(
      ['Cúp Đông Nam Á, bảng B', 'Singapore', 'Lào'],
      ['Southeast Asia Cup, group B', 'Singapore', 'Laos'],
    ),
    teams: ['sg', 'la'],
    odds: { homeTeamOdds: '1.60', awayTeamOdds: '5.10', drawOdds: '3.60' },
    inMinutes: 1_335,
    lastsMinutes: FOOTBALL,
    goals: { home: [9, 63], away: [] },
  },
  {
    gameType: 'SPORTS',
    names: names(
      ['Hạng nhất quốc gia', 'CLB Thủy Điện Đắk Rlấp B', 'U21 Gò Quao Mở Rộng'],
      ['First division', 'Dak Rlap Hydro B', 'Go Quao United U21'],
    ),
    teams: ['hydro', 'river'],
    odds: { homeTeamOdds: '2.05', awayTeamOdds: '3.40', drawOdds: '3.15' },
    inMinutes: 1_500,
    lastsMinutes: FOOTBALL,
    goals: { home: [], away: [72] },
  },
];
