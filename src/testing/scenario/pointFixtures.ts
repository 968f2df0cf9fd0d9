import type { Value } from '#contract/wireTypes';
import { ago, vnd } from './units';

type Reward = Value<'pointsRewards'>['list'][number];
type Redemption = Value<'pointsRedeemList'>['list'][number];
type Entry = Value<'pointsTransactions'>['list'][number];

const reward = (id: number, title: string, points: number, over: Partial<Reward> = {}): Reward => ({
  ...{ id, title, points, kind: 'goods', category: 'devices', stock: 40 },
  lead: 'Bảo hành 12 tháng.',
  image: '/art/props/headphones',
  ...{ amount: null, rounds: null, times: 0, days: null },
  ...over,
});

export const headphones = reward(2, 'Tai nghe không dây Lumen', 18_500);
export const bonusMoney = reward(3, 'Tiền thưởng 500.000 ₫', 5_000, {
  kind: 'money',
  category: 'cash',
  lead: 'Vào ví ngay. Cược đủ 3 lần trong 15 ngày rồi rút.',
  image: '/art/props/coin2',
  stock: null,
  amount: vnd(500_000),
  times: 3,
  days: 15,
});

export const bonusRounds = reward(9, '20 lượt quay thưởng', 800, {
  ...{ kind: 'rounds', category: 'rounds', image: '/art/props/spins', stock: null, times: 10, days: 7 },
  rounds: { count: 20, stake: vnd(2_000), games: ['Kho Báu Rồng Vàng', 'Đinh Ba Hải Vương'], days: 7 },
  lead: 'Chơi trong 7 ngày. Tiền thắng cần cược đủ 10 lần.',
});

const rewards: readonly Reward[] = [
  reward(1, 'Điện thoại Nova X2', 128_000, { image: '/art/props/phone', stock: 6 }),
  headphones,
  bonusMoney,
  reward(4, 'Đồng hồ thông minh K3', 32_000, { image: '/art/props/watch', stock: 12 }),
  reward(5, 'Xe máy điện Sao Mai', 680_000, { category: 'vehicles', image: '/art/props/scooter', stock: 2 }),
  reward(6, 'Thẻ mua hàng 100.000 ₫', 1_050, { category: 'living', image: '/art/props/voucher', stock: 500 }),
  reward(7, 'Máy tính xách tay Q14', 410_000, { image: '/art/props/laptop', stock: 3 }),
  reward(8, 'Ba lô du lịch', 6_400, { category: 'living', image: '/art/props/backpack', stock: 0 }),
  bonusRounds,
  reward(10, 'Hộp quà trà sen', 2_400, { category: 'living', image: '/art/props/gift', stock: 60 }),
];

const longReward = reward(
  11,
  'Máy chiếu gia đình thông minh độ phân giải siêu cao '.repeat(3).trim(),
  999_999_999,
  {
    lead: 'Màn hình lớn cho cả nhà, kèm màn chiếu, điều khiển và dây nối dài. '.repeat(2).trim(),
    stock: 999_999,
  },
);

const pointsConfig: Value<'pointsConfig'> = {
  ratios: [
    { source: 'live', points: 1, amount: vnd(20_000) },
    { source: 'lottery', points: 1, amount: vnd(10_000) },
    { source: 'pvp', points: 1, amount: vnd(20_000) },
    { source: 'slots', points: 1, amount: vnd(10_000) },
    { source: 'sports', points: 1, amount: vnd(10_000) },
    { source: 'deposit', points: 1, amount: vnd(50_000) },
  ],
  convert: { points: 100, amount: vnd(5_000), times: 1, days: 30 },
};

const delivery = {
  name: 'Nguyễn Minh Ánh',
  phone: '0912 345 678',
  address: '18 Trần Phú, phường Hải Châu, Đà Nẵng',
};

export const pointsBalance: Value<'pointsBalance'> = {
  points: 24_680,
  earned: [
    { source: 'live', points: 6_120 },
    { source: 'lottery', points: 1_400 },
    { source: 'pvp', points: 1_000 },
    { source: 'slots', points: 12_400 },
    { source: 'sports', points: 3_760 },
  ],
  awaited: [],
  delivery,
  hasPassword: true,
};

const redemption = (no: string, hours: number, over: Partial<Redemption> = {}): Redemption => ({
  ...{ no, at: ago(hours), kind: 'goods', title: headphones.title, image: headphones.image },
  ...{ quantity: 1, points: 18_500, amount: null, rounds: null, status: 'process', answeredAt: null },
  ...{ reason: null, delivery, shipment: null },
  ...over,
});

const redemptions: readonly Redemption[] = [
  redemption('P261120KM4T8QZA', 3),
  redemption('P261112B7N2XWRE', 190, { status: 'approved', answeredAt: ago(160), shipment: 'GHN 8X21-4471' }),
  redemption('P261103HJ9C5DVK', 410, { status: 'rejected', answeredAt: ago(380), reason: 'addressUnclear' }),
  redemption('P261101QP6Y3LSF', 460, {
    ...{ kind: 'money', title: bonusMoney.title, image: bonusMoney.image, quantity: 2, points: 10_000 },
    ...{ amount: vnd(1_000_000), status: 'approved', answeredAt: ago(460), delivery: null },
  }),
];

const entry = (no: string, hours: number, over: Partial<Entry> = {}): Entry => ({
  ...{ no, at: ago(hours), type: 'slots', name: null, quantity: 124, pointsRequirement: 1 },
  ...{ amountRequirement: vnd(10_000), status: 'approved', changed: 124, balance: 24_680, remark: null },
  ...over,
});

const entries: readonly Entry[] = [
  entry('P261120W4R7TYUA', 1),
  entry('P261120KM4T8QZA', 3, {
    ...{ type: 'redeem', name: headphones.title, quantity: 1, pointsRequirement: 18_500 },
    ...{ amountRequirement: null, status: 'process', changed: -18_500, balance: 24_556 },
  }),
  entry('P261118E5D8HJKM', 50, {
    type: 'deposit',
    quantity: 40,
    amountRequirement: vnd(50_000),
    changed: 40,
    balance: 43_056,
  }),
  entry('P261117Z6X9CVBN', 74, { type: 'sports', quantity: 310, changed: 310, balance: 43_016 }),
  entry('P261116L2M5NPQR', 98, {
    type: 'live',
    quantity: 85,
    amountRequirement: vnd(20_000),
    changed: 85,
    balance: 42_706,
  }),
  entry('P261103A8S3DFGH', 380, {
    ...{ type: 'redeem', name: headphones.title, quantity: 1, pointsRequirement: 18_500 },
    ...{ amountRequirement: null, changed: 18_500, balance: 42_621, remark: 'addressUnclear' },
  }),
  entry('P261103HJ9C5DVK', 410, {
    ...{ type: 'redeem', name: headphones.title, quantity: 1, pointsRequirement: 18_500 },
    ...{
      amountRequirement: null,
      status: 'rejected',
      changed: -18_500,
      balance: 24_121,
      remark: 'addressUnclear',
    },
  }),
  entry('P261102T9U2VWXY', 430, {
    ...{ type: 'redeem', quantity: 20, pointsRequirement: 100, amountRequirement: vnd(5_000) },
    ...{ changed: -2_000, balance: 42_621 },
  }),
];

const facts = (total: number) => ({ pageNum: 1, total, totalPages: total === 0 ? 0 : 1 });

/** The mall as everybody sees it. */
export const pointContent = (data: 'full' | 'empty' | 'long') => ({
  pointsConfig: data === 'empty' ? { ratios: [], convert: null } : pointsConfig,
  pointsRewards: { list: { full: [...rewards], empty: [], long: [longReward, ...rewards] }[data] },
});

/** The mall of a member. */
export const pointsOfMember = (data: 'full' | 'empty' | 'long') => ({
  pointsBalance: {
    full: pointsBalance,
    empty: { ...pointsBalance, points: 0, earned: [], delivery: null },
    long: { ...pointsBalance, points: 999_999_999 },
  }[data],
  pointsRestock: { awaited: [8] },
  pointsRedeem: {
    no: 'P261120KM4T8QZA',
    status: 'process' as const,
    amount: null,
    rounds: null,
    points: 6_180,
  },
  pointsConvert: { no: 'P261120C5V8BNMQ', amount: vnd(1_000_000), points: 4_680 },
  pointsRedeemList: {
    list: data === 'empty' ? [] : [...redemptions],
    ...facts(data === 'empty' ? 0 : redemptions.length),
  },
  pointsTransactions: {
    list: data === 'empty' ? [] : [...entries],
    ...facts(data === 'empty' ? 0 : entries.length),
  },
});
