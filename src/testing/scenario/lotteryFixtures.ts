import { mainWallet } from '#contract/cashier';
import type { DrawnPrize, LotteryRegion, PlayType, PrizeMode } from '#contract/lottery';
import type { Value } from '#contract/wireTypes';
import { storyTime } from '../samples';

type Lottery = Value<'lotteryMenu'>['list'][number];
type Draw = Value<'recentDraws'>['list'][number];
type Ticket = Value<'lotteryTickets'>['list'][number];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const at = (left: number) => new Date(storyTime() + left).toISOString();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

const hash = '9f2c5d7e8a1b4c3d6e5f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5';

type Row = readonly [string, string, LotteryRegion, PrizeMode, number | null, number, number?];

/** Code, name, region, prize mode, seconds between draws, seconds to the next, days since the last. */
const rows: readonly Row[] = [
  ['VNQ1M', 'Nhanh 1 phút', 'quick', 'ELOTT', 60, 42],
  ['VNHN5M', 'Hà Nội 5 phút', 'quick', 'ZY', 300, 158],
  ['SEAQ1M', 'Đông Nam Á 1 phút', 'abroad', 'SEA', 60, 34],
  ['VNMN', 'Miền Nam', 'south', 'LOTT', null, 70_200],
  ['VNMB', 'Miền Bắc', 'north', 'LOTT', null, 77_400],
  ['VNMT', 'Miền Trung', 'central', 'LOTT', null, 73_800],
  ['VNTG', 'Tiền Giang', 'south', 'LOTT', null, 156_600, 5],
  ['VNLA', 'Long An', 'south', 'LOTT', null, 70_200, 6],
  ['VNBP', 'Bình Phước', 'south', 'LOTT', null, 70_200, 6],
  ['VNVL', 'Vĩnh Long', 'south', 'LOTT', null, 588_600],
  ['VNBD', 'Bình Dương', 'south', 'LOTT', null, 588_600],
  ['VNTV', 'Trà Vinh', 'south', 'LOTT', null, 588_600],
  ['VNDNG', 'Đà Nẵng', 'central', 'LOTT', null, 73_800, 2],
  ['VNQNG', 'Quảng Ngãi', 'central', 'LOTT', null, 73_800, 6],
  ['VNGL', 'Gia Lai', 'central', 'LOTT', null, 592_200],
  ['SEALAO', 'Lào', 'abroad', 'SEA', null, 85_800],
  ['SEATHAI', 'Thái Lan', 'abroad', 'SEA', null, 931_000],
];

const hosts = (
  [
    ['ND', 'Nam Định'],
    ['TB', 'Thái Bình'],
    ['HN', 'Hà Nội'],
  ] as const
).map(([code, name], days) => ({ code, name, drawsAt: at((77_400 + days * 86_400) * SECOND) }));

const lastDrawn = new Map(rows.map(([code, , , , , , days = 0]) => [code, days]));

const lotteryOf = ([gameCode, gameName, region, prizeMode, everySeconds, left]: (typeof rows)[number]) =>
  ({
    ...{ gameCode, gameName, region, prizeMode, everySeconds },
    vassalage: region === 'abroad' ? 'TCG_SEA' : 'TCG_LOTTO_VN',
    lottoArea: region === 'abroad' ? 'SEA' : 'VN',
    ...(region === 'north' && { hosts: [...hosts] }),
    next: {
      drawNo: everySeconds === null ? '20261121' : '20261120-249',
      closesAt: at((left - 20) * SECOND),
      drawsAt: at(left * SECOND),
      seedHash: hash,
    },
  }) satisfies Lottery;

export const lotteries: readonly Lottery[] = rows.map(lotteryOf);

export const longLotteries: readonly Lottery[] = lotteries.map((lottery) => ({
  ...lottery,
  gameName: `${lottery.gameName}, kỳ quay đặc biệt mừng ngày hội lớn Thừa Thiên Huế`,
}));

const north: readonly DrawnPrize[] = [
  { tier: 'special', numbers: ['49068'] },
  { tier: 'first', numbers: ['12345'] },
  { tier: 'second', numbers: ['23457', '90068'] },
  { tier: 'third', numbers: ['11107', '22218', '33336', '44479', '55500', '66699'] },
  { tier: 'fourth', numbers: ['1207', '3418', '5501', '7702'] },
  { tier: 'fifth', numbers: ['1103', '2204', '3305', '4406', '5509', '6610'] },
  { tier: 'sixth', numbers: ['107', '368', '468'] },
  { tier: 'seventh', numbers: ['11', '12', '13', '14'] },
];

const south: readonly DrawnPrize[] = [
  { tier: 'special', numbers: ['662005'] },
  { tier: 'first', numbers: ['10005'] },
  { tier: 'second', numbers: ['20031'] },
  { tier: 'third', numbers: ['30032', '30033'] },
  { tier: 'fourth', numbers: ['40034', '40035', '40036', '40037', '40038', '40039', '40040'] },
  { tier: 'fifth', numbers: ['5041'] },
  { tier: 'sixth', numbers: ['6042', '6043', '6044'] },
  { tier: 'seventh', numbers: ['705'] },
  { tier: 'eighth', numbers: ['31'] },
];

const fourD: readonly DrawnPrize[] = [
  { tier: 'first', numbers: ['1234'] },
  { tier: 'second', numbers: ['5678'] },
  { tier: 'third', numbers: ['9012'] },
  { tier: 'starter', numbers: Array.from({ length: 10 }, (_, place) => String(1111 + 37 * place)) },
  { tier: 'consolation', numbers: Array.from({ length: 10 }, (_, place) => String(7003 + 41 * place)) },
];

const prizesOf = ({ lottoArea, region }: Lottery) =>
  lottoArea === 'SEA' ? fourD : region === 'north' || region === 'quick' ? north : south;

const drawOf = (lottery: Lottery, back: number): Draw => {
  const prizes = prizesOf(lottery);
  return {
    gameCode: lottery.gameCode,
    gameName: lottery.gameName,
    drawNo: lottery.everySeconds === null ? `202611${20 - back}` : `20261120-${248 - back}`,
    drawsAt: at(-(back * (lottery.everySeconds ?? 86_400) + 9_000) * SECOND),
    ...(lottery.region === 'north' && { host: { code: 'HP', name: 'Hải Phòng' } }),
    winning: prizes[0]?.numbers[0] ?? '',
    prizes: prizes.map(({ tier, numbers }) => ({ tier, numbers: [...numbers] })),
    proof: {
      hash,
      serverSeed: hash.replaceAll('f', '0'),
      clientSeed: `aurora:${lottery.gameCode}`,
      nonce: 0,
    },
  };
};

const pays: Readonly<Record<'VN' | 'SEA', readonly (readonly [PlayType, number])[]>> = {
  VN: [
    ['de', 9_850],
    ['lo', 365],
    ['xien2', 1_700],
    ['xien3', 7_000],
    ['xien4', 28_000],
    ['lo3', 4_200],
    ['cang3', 97_000],
    ['dau', 985],
    ['duoi', 985],
    ['taixiu', 196],
  ],
  SEA: [
    ['big', 250_000],
    ['small', 350_000],
  ],
};

export const lotteryGame = (gameCode = 'VNHN5M'): Value<'lotteryLobby'> => {
  const lottery = lotteries.find((one) => one.gameCode === gameCode);
  if (lottery === undefined) throw new Error(`No lottery ${gameCode}`);
  return {
    ...lottery,
    last: drawOf(lottery, 0),
    playTypes: pays[lottery.lottoArea].map(([playType, times]) => ({
      playType,
      pays: [{ tier: null, times }],
    })),
    limits: { leastUnit: vnd(1_000), mostStake: vnd(50_000_000) },
    wallet: mainWallet,
  };
};

/** A lottery whose betting has closed, 15 seconds before the draw. */
export const closedGame = (): Value<'lotteryLobby'> => {
  const game = lotteryGame();
  return game.next === null
    ? game
    : { ...game, next: { ...game.next, closesAt: at(-5 * SECOND), drawsAt: at(15 * SECOND) } };
};

export const openedDraws = (gameCode = 'VNHN5M'): Value<'openedNumbers'> => {
  const lottery = lotteries.find((one) => one.gameCode === gameCode);
  return { list: lottery ? [0, 1, 2].map((back) => drawOf(lottery, back)) : [] };
};

const ticket = (id: string, given: Partial<Ticket>): Ticket => ({
  id,
  gameCode: 'VNHN5M',
  gameName: 'Hà Nội 5 phút',
  drawNo: '20261120-248',
  closesAt: at(-2 * MINUTE),
  drawsAt: at(-MINUTE),
  playType: 'de',
  picks: ['68'],
  units: 1,
  unitStake: vnd(20_000),
  times: 1,
  stake: vnd(20_000),
  win: vnd(0),
  result: 'lost',
  placedAt: at(-3 * MINUTE),
  winning: '49068',
  ...given,
});

const waiting = {
  drawNo: '20261120-249',
  closesAt: at(138 * SECOND),
  drawsAt: at(158 * SECOND),
  winning: null,
};

export const tickets: readonly Ticket[] = [
  ticket('t1', {
    ...waiting,
    ...{ playType: 'lo', picks: ['07', '18', '36'], units: 3, stake: vnd(60_000), result: 'open' },
  }),
  ticket('t2', { win: vnd(1_970_000), result: 'won' }),
  ticket('t3', {
    ...{ gameCode: 'VNMB', gameName: 'Miền Bắc', drawNo: '20261120', playType: 'xien2', picks: ['05', '31'] },
    stake: vnd(50_000),
  }),
  ticket('t4', { playType: 'taixiu', picks: ['tai', 'chan'], win: vnd(20_000), result: 'void' }),
];

export const longTickets: readonly Ticket[] = tickets.map((one) => ({
  ...one,
  gameName: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn',
  picks: Array.from({ length: 50 }, (_, place) => String(place * 2).padStart(2, '0')),
  stake: vnd(49_999_999_000),
}));

const page = (list: readonly Ticket[]): Value<'lotteryTickets'> => ({
  list: [...list],
  pageNum: 1,
  totalPages: 1,
  total: list.length,
  open: list.filter(({ result }) => result === 'open').length,
});

/** Answers for a lottery page. */
export const lotteryContent = (data: 'full' | 'empty' | 'long') => {
  const list = { full: lotteries, empty: [], long: longLotteries }[data];
  return {
    lotteryMenu: { list: [...list] },
    popularLotteries: { list: [...list] },
    recentDraws: { list: list.map((lottery) => drawOf(lottery, lastDrawn.get(lottery.gameCode) ?? 0)) },
    openedNumbersVn: data === 'empty' ? { list: [] } : openedDraws(),
    openedNumbers: data === 'empty' ? { list: [] } : openedDraws('SEAQ1M'),
  };
};

/** Additional answers for a member. */
export const lotteryOfMember = (data: 'full' | 'empty' | 'long') => ({
  lotteryMenuRecent: { list: data === 'empty' ? [] : lotteries.slice(1, 4) },
  lotteryLobby: lotteryGame('VNHN5M'),
  lotteryLaunch: {
    ...{ lottoArea: 'VN', prizeMode: 'ZY', gameCode: 'VNHN5M', view: 'betting', backUrl: '/vnLottery' },
  } as const satisfies Value<'lotteryLaunch'>,
  lotteryBet: { list: tickets.slice(0, 1) },
  lotteryCancel: ticket('t1', { ...waiting, result: 'void' }),
  lotteryTickets: page({ full: tickets, empty: [], long: longTickets }[data]),
});
