import type { GameType } from '#contract/constants';
import type { LotteryRegion, LottoArea, PrizeMode } from '#contract/lottery';
import type { LotteryCode } from '#contract/lotteryCodes';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { isHidden } from '../../catalogue/games/isHidden.ts';
import { offersLottery } from '../../catalogue/games/offersLottery.ts';
import type { DrawFormat } from './formats.ts';
import type { Schedule } from './schedule.ts';
import { lotteryNames } from './lotteryNames.ts';
import { stations } from './stations.ts';

export interface Lottery {
  /** Also the code of its game in the catalogue. */
  readonly code: LotteryCode;
  readonly names: Texts<string>;
  /** Vietnamese name of its game in the catalogue. */
  readonly game: string;
  readonly vassalage: string;
  readonly gameType: Extract<GameType, 'LOTT' | 'ELOTT'>;
  readonly area: LottoArea;
  readonly region: LotteryRegion;
  readonly prizeMode: PrizeMode;
  readonly format: DrawFormat;
  readonly schedule: Schedule;
  /** Seconds before the draw from which on it takes no bets. */
  readonly closes: number;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
const TEN_MINUTES = 600;

const quick = (seconds: number) => ({
  schedule: { every: seconds },
  closes: seconds >= 180 ? 20 : seconds >= 60 ? 10 : 5,
});

const electronic = {
  vassalage: 'ELOTT',
  gameType: 'ELOTT',
  area: 'VN',
  region: 'quick',
  prizeMode: 'ELOTT',
} as const;

/** Draws that the house holds itself. */
const ofTheHouse = { ...electronic, vassalage: 'TCG_LOTTO_VN', prizeMode: 'ZY' } as const;

const threeRegions = {
  vassalage: 'LOTT',
  gameType: 'LOTT',
  area: 'VN',
  prizeMode: 'LOTT',
  closes: TEN_MINUTES,
} as const;

const province = { ...threeRegions, vassalage: 'TCG_LOTTO_VN', format: 'south' } as const;

const abroad = {
  vassalage: 'TCG_SEA',
  gameType: 'LOTT',
  area: 'SEA',
  region: 'abroad',
  prizeMode: 'SEA',
  closes: TEN_MINUTES,
} as const;

const drawTimes = { south: '16:15', central: '17:15' } as const;

/** Every lottery of the sandbox; the first are shown first where nobody has played yet. */
const given: readonly Lottery[] = [
  {
    ...electronic,
    ...quick(60),
    code: 'VNQ1M',
    names: { VI: 'Nhanh 1 phút', EN: 'Quick 1 minute' },
    game: 'Xổ Số Nhanh 1 Phút',
    format: 'north',
  },
  {
    ...ofTheHouse,
    ...quick(300),
    code: 'VNHN5M',
    names: { VI: 'Hà Nội 5 phút', EN: 'Hanoi 5 minutes' },
    game: 'Xổ Số Nhanh Hà Nội',
    format: 'north',
  },
  {
    ...threeRegions,
    code: 'VNMB',
    names: { VI: 'Miền Bắc', EN: 'North' },
    game: 'Xổ Số Miền Bắc',
    region: 'north',
    format: 'north',
    schedule: { at: '18:15', days: everyDay },
  },
  {
    ...threeRegions,
    code: 'VNMN',
    names: { VI: 'Miền Nam', EN: 'South' },
    game: 'Xổ Số Miền Nam',
    region: 'south',
    format: 'south',
    schedule: { at: drawTimes.south, days: everyDay },
  },
  {
    ...threeRegions,
    code: 'VNMT',
    names: { VI: 'Miền Trung', EN: 'Centre' },
    game: 'Xổ Số Miền Trung',
    region: 'central',
    format: 'south',
    schedule: { at: drawTimes.central, days: everyDay },
  },
  {
    ...electronic,
    ...quick(30),
    code: 'VNQ30S',
    names: { VI: 'Nhanh 30 giây', EN: 'Quick 30 seconds' },
    game: 'Xổ Số Nhanh 30 Giây',
    format: 'south',
  },
  {
    ...ofTheHouse,
    ...quick(180),
    code: 'VNSG3M',
    names: { VI: 'Sài Gòn 3 phút', EN: 'Saigon 3 minutes' },
    game: 'Xổ Số Nhanh Sài Gòn',
    format: 'south',
  },
  {
    ...abroad,
    ...quick(60),
    gameType: 'ELOTT',
    code: 'SEAQ1M',
    names: { VI: 'Đông Nam Á 1 phút', EN: 'Southeast Asia 1 minute' },
    game: 'Xổ Số Nhanh Đông Nam Á',
    format: 'fourD',
  },
  {
    ...electronic,
    ...quick(300),
    code: 'VNQ5M',
    names: { VI: 'Nhanh 5 phút', EN: 'Quick 5 minutes' },
    game: 'Xổ Số Nhanh 5 Phút',
    format: 'north',
  },
  {
    ...abroad,
    code: 'SEALAO',
    names: { VI: 'Lào', EN: 'Laos' },
    game: 'Xổ Số Lào',
    format: 'lao',
    schedule: { at: '20:30', days: [1, 3, 5] },
  },
  {
    ...abroad,
    code: 'SEATHAI',
    names: { VI: 'Thái Lan', EN: 'Thailand' },
    game: 'Xổ Số Thái',
    format: 'thai',
    schedule: { at: '15:30', dates: [1, 16] },
  },
  {
    ...abroad,
    code: 'SEAMY',
    names: { VI: 'Malaysia 4D', EN: 'Malaysia 4D' },
    game: 'Xổ Số Malaysia',
    format: 'fourD',
    schedule: { at: '18:00', days: [0, 3, 6] },
  },
  {
    ...abroad,
    code: 'SEASG',
    names: { VI: 'Singapore 4D', EN: 'Singapore 4D' },
    game: 'Xổ Số Singapore',
    format: 'fourD',
    schedule: { at: '17:30', days: [0, 3, 6] },
  },
  {
    ...abroad,
    code: 'SEAKH',
    names: { VI: 'Campuchia', EN: 'Cambodia' },
    game: 'Xổ Số Campuchia',
    format: 'lao',
    schedule: { at: '19:30', days: everyDay },
  },
  {
    ...electronic,
    ...quick(600),
    code: 'VNQ10M',
    names: { VI: 'Nhanh 10 phút', EN: 'Quick 10 minutes' },
    game: 'Xổ Số Nhanh 10 Phút',
    format: 'south',
  },
  ...stations.map(({ code, name, english = name, region, days }) => ({
    ...province,
    code: `VN${code}` as const,
    names: { VI: name, EN: english },
    game: `Xổ Số ${name}`,
    region,
    schedule: { at: drawTimes[region], days },
  })),
];

export const lotteries: readonly Lottery[] = given.map((lottery) => ({
  ...lottery,
  names: lotteryNames(lottery.code, lottery.names),
}));

const byCode = new Map<string, Lottery>(lotteries.map((lottery) => [lottery.code, lottery]));
const byGame = new Map(lotteries.map((lottery) => [lottery.game, lottery]));

export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);

/** The lottery behind a game of the catalogue. */
export const lotteryOfGame = (gameName: string): Lottery | undefined => byGame.get(gameName);

/** The lotteries that a brand offers and its market allows, in the order of the house. */
export const lotteriesOf = (tenant: Pick<Tenant, 'market' | 'lotteries'>): readonly Lottery[] =>
  lotteries.filter(({ code, gameType }) => !isHidden(tenant.market, gameType) && offersLottery(tenant, code));
