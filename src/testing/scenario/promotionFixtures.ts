import type { Value } from '#contract/wireTypes';
import { ago, at, vnd } from './units';

type Summary = Value<'promotions'>['list'][number];
type Detail = Value<'promotion'>;

const noReward: Summary['reward'] = {
  kind: 'fixed',
  amount: null,
  most: null,
  percent: null,
  prizes: [],
  rounds: null,
  times: 5,
  days: 7,
};

const offer = (id: number, title: string, over: Partial<Summary> = {}): Summary => ({
  id,
  category: 'new',
  action: 'join',
  status: 'join',
  outOfReach: null,
  title,
  lead: 'Cược đủ 12 lần tiền thưởng trong 30 ngày.',
  image: '/art/props/gemc',
  reward: { ...noReward, kind: 'share', percent: 100, most: vnd(8_888_000), times: 12, days: 30 },
  games: [],
  period: 'once',
  startsAt: ago(72),
  endsAt: ago(-24 * 60),
  places: null,
  ...over,
});

export const firstDeposit = offer(2, 'Thưởng nạp đầu 100% đến 8.888K');
const envelope = offer(1, 'Lì xì cuối tuần đến 131K', {
  category: 'events',
  action: 'envelope',
  status: 'claim',
  period: 'day',
  reward: { ...noReward, kind: 'range', amount: vnd(8_000), most: vnd(131_000) },
});
const raffle = offer(5, 'Quay thưởng cuối tháng', {
  category: 'events',
  action: 'raffle',
  status: 'joined',
  endsAt: null,
  reward: {
    ...noReward,
    kind: 'prizes',
    prizes: [
      { count: 1, amount: vnd(8_888_000) },
      { count: 20, amount: vnd(88_000) },
    ],
  },
});

const all: readonly Summary[] = [
  envelope,
  firstDeposit,
  offer(3, 'Kết bạn Zalo, thưởng đến 131K', {
    action: 'apply',
    status: 'rejected',
    places: { total: 200, left: 41 },
    reward: { ...noReward, kind: 'range', amount: vnd(31_000), most: vnd(131_000) },
  }),
  offer(4, 'Giải đấu slots trong tuần', { category: 'slots', status: 'process', games: ['RNG', 'FISH'] }),
  raffle,
  offer(6, 'Quà thành viên mới 58K', {
    action: 'signUp',
    status: 'signed',
    reward: { ...noReward, amount: vnd(58_000), times: 8, days: 15 },
  }),
  offer(7, 'Cổ tức ngày 15', {
    category: 'casino',
    action: 'read',
    status: null,
    reward: { ...noReward, kind: 'none', times: 0, days: null },
  }),
];

/** Free rounds on slots. */
export const rounds = offer(8, '20 lượt quay thưởng ở Slots', {
  category: 'slots',
  action: 'claim',
  reward: {
    ...noReward,
    kind: 'rounds',
    rounds: { count: 20, stake: vnd(2_000), games: ['Kho Báu Rồng Vàng', 'Đinh Ba Hải Vương'], days: 7 },
    times: 10,
  },
});

export const detail = (over: Partial<Detail> = {}): Detail => ({
  ...firstDeposit,
  content:
    '<ol><li>Tham gia, rồi nạp lần đầu từ 100.000 ₫.</li><li>Nhận thưởng bằng tiền nạp, tối đa 8.888K.</li></ol>',
  link: null,
  weights: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 50 },
    { gameType: 'BAC', percent: 50 },
  ],
  conditions: [
    { kind: 'newMember', needed: '30', reached: null, days: [], met: true },
    { kind: 'phone', needed: null, reached: null, days: [], met: false },
    { kind: 'deposit', needed: '100000', reached: '40000', days: [], met: false },
  ],
  closing: null,
  entry: null,
  raffle: null,
  ...over,
});

const entry: NonNullable<Detail['entry']> = {
  since: ago(20),
  remark: null,
  reason: null,
  ticket: null,
  amount: null,
  claimBy: null,
  rounds: null,
  wagering: null,
};

/** A promotion as it stands in each status. */
export const detailIn = {
  rounds: detail({ ...rounds, status: 'claim', conditions: [] }),
  roundsRunning: detail({
    ...rounds,
    status: 'claimed',
    conditions: [],
    entry: { ...entry, rounds: { left: 12, total: 20, won: vnd(34_500), until: ago(-120) } },
  }),
  rejected: detail({
    ...offer(3, 'Kết bạn Zalo, thưởng đến 131K', { action: 'apply', status: 'rejected' }),
    entry: { ...entry, remark: 'Zalo: minhanh92', reason: 'proofUnclear' },
  }),
  claimed: detail({
    status: 'claimed',
    entry: {
      ...entry,
      amount: vnd(500_000),
      wagering: {
        required: vnd(6_000_000),
        counted: vnd(1_840_000),
        bound: vnd(612_000),
        until: ago(-24 * 22),
        ending: null,
      },
    },
  }),
  envelope: detail({
    ...envelope,
    conditions: [{ kind: 'weekday', needed: null, reached: null, days: [5, 6, 0], met: true }],
  }),
  drawn: detail({
    ...raffle,
    status: 'claim',
    entry: { ...entry, ticket: 17 },
    conditions: [],
    raffle: {
      drawAt: at(-300),
      tickets: 214,
      hash: 'b6d81b360a5672d80c27430f39153e2c4a6c6ad1c1b1a8b6d9a1b0c8f2e4d5a7',
      serverSeed: '4f1c2a9be0d7436f9a1c5e8b2d6f0a3c7e9b1d4f6a8c0e2b5d7f9a1c3e5b7d9f',
      clientSeed: 'XSMB 20/11/2026 48215',
      winners: [
        { ticket: 17, amount: vnd(8_888_000) },
        { ticket: 90, amount: vnd(88_000) },
      ],
    },
  }),
  waiting: detail({
    ...raffle,
    entry: { ...entry, ticket: 17 },
    conditions: [],
    raffle: {
      drawAt: ago(-200),
      tickets: 214,
      hash: 'b6d81b360a5672d80c27430f39153e2c4a6c6ad1c1b1a8b6d9a1b0c8f2e4d5a7',
      serverSeed: null,
      clientSeed: null,
      winners: [],
    },
  }),
  visitor: detail({
    conditions: detail().conditions.map((condition) => ({ ...condition, reached: null, met: null })),
  }),
  outOfReach: detail({
    outOfReach: 'newMember',
    conditions: [
      { kind: 'newMember', needed: '30', reached: null, days: [], met: false },
      { kind: 'deposit', needed: '100000', reached: '40000', days: [], met: false },
    ],
  }),
  placesGone: detail({ status: 'close', closing: 'placesGone', places: { total: 200, left: 0 } }),
  toRead: detail({
    action: 'read',
    status: null,
    conditions: [],
    weights: [],
    link: '/rng',
    title: 'Cổ tức ngày 15',
    reward: { ...noReward, kind: 'none', times: 0, days: null },
  }),
};

/** What calls on promotions are answered. */
export const promotionAnswers = (data: 'full' | 'empty' | 'long') => ({
  promotions: {
    list: { full: [...all], empty: [], long: [offer(9, 'Thưởng '.repeat(12).trim()), ...all] }[data],
  },
  promotion: detail(),
  promotionJoin: { ticket: null },
  promotionReward: { amount: vnd(68_000), rounds: null },
  promotionApply: {},
  claimRaffle: { amount: vnd(8_888_000), rounds: null },
});
