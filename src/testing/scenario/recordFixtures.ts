import type { Value } from '#contract/wireTypes';
import type { MessageKind } from '#contract/messageKinds';
import { ago, vnd } from './units';

const message = (
  index: number,
  kind: MessageKind,
  params: Readonly<Record<string, string>>,
  read: boolean,
): Value<'messages'>['list'][number] => ({ id: `m${index}`, kind, params, at: ago(index * 5), read });

const paid = { amount: '2000000', currency: 'VND', orderNo: 'D20112026-0001' };

const notifications = [
  message(0, 'depositCredited', paid, false),
  message(1, 'withdrawalApproved', { ...paid, amount: '1500000', orderNo: 'W20112026-0615' }, false),
  message(
    2,
    'newDevice',
    { agent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0', ip: '203.0.113.24' },
    false,
  ),
  message(3, 'bonusGiven', { amount: '500000', currency: 'VND', times: '8' }, true),
  message(4, 'bigWin', { amount: '48250000', currency: 'VND', game: 'RNG0001' }, true),
  message(
    5,
    'bankAccountAdded',
    { bank: 'Ngân hàng TMCP Đông Hải Trường Sơn', number: '•••• 4821', until: ago(-19) },
    true,
  ),
  message(6, 'passwordChanged', {}, true),
];

export const messages: Value<'messages'> = { list: notifications, pageNum: 1, totalPages: 3, total: 27 };

const bet = (
  index: number,
  gameName: string,
  stake: number,
  win: number | undefined,
): Value<'betRecord'>['list'][number] => ({
  id: `00000000-0000-7000-8000-00000000000${index}`,
  gameCode: `RNG000${index}`,
  gameName,
  showIcon: '/covers/RNG001',
  gameType: index === 2 ? 'LIVE' : 'RNG',
  vendorName: 'Lumen',
  stake: vnd(stake),
  validBet: vnd(win === undefined ? 0 : stake),
  win: vnd(win ?? 0),
  net: win === undefined ? null : vnd(win - stake),
  result: win === undefined ? 'open' : win > stake ? 'won' : win < stake ? 'lost' : 'even',
  placedAt: ago(index),
  settledAt: win === undefined ? null : ago(index),
});

const bets = [
  bet(0, 'Kho Báu Rồng Vàng', 20_000, 1_250_000),
  bet(1, 'Việt Nam thắng, 1,42', 500_000, undefined),
  bet(2, 'Baccarat Hoàng Kim 01', 1_000_000, 1_950_000),
  bet(3, 'Hà Thành 5 phút, đề 68', 100_000, 0),
  bet(4, 'Vua Cá Mập', 640_000, 640_000),
];

const results = [820, -1_100, 300, 1_240, -900, -1_860, 650];

const days = [3_900, 5_600, 4_900, 7_200, 3_300, 9_420, 5_800].map((stake, index) => ({
  day: `2026-11-${14 + index}`,
  stake: vnd(stake * 1_000),
  net: vnd((results[index] ?? 0) * 1_000),
}));

const sums = { count: 318, stake: vnd(42_816_000), validBet: vnd(41_204_000), net: vnd(-1_640_000) };

export const betRecord: Value<'betRecord'> = {
  list: bets,
  sums,
  days,
  pageNum: 1,
  totalPages: 16,
  total: 318,
};

export const noBets: Value<'betRecord'> = {
  list: [],
  sums: { count: 0, stake: vnd(0), validBet: vnd(0), net: vnd(0) },
  days: [],
  pageNum: 1,
  totalPages: 0,
  total: 0,
};

export const betRound: Value<'betRound'> = {
  bet: bet(0, 'Kho Báu Rồng Vàng', 20_000, 1_250_000),
  round: '019a1f7e-3f52-7c11-8a53-0c1d2e3f4a5b',
  proofPage: 'https://games.example/play/verify#round',
  proof: {
    hash: '9f2c5d7e8a1b4c3d6e5f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5',
    serverSeed: null,
    clientSeed: 'minhanh92-lucky',
    nonce: 41,
  },
  lottery: null,
  sports: null,
};

export const accountRecord: Value<'accountRecord'> = {
  list: (
    [
      ['win', 'game.win', 1_250_000, 13_730_500],
      ['bet', 'game.bet', -20_000, 12_480_500],
      ['deposit', 'deposit', 2_000_000, 12_500_500],
      ['withdrawal', 'withdrawal', -1_500_000, 10_500_500],
      ['reward', 'reward.rebate', 184_600, 12_000_500],
    ] as const
  ).map(([way, reason, amount, balance], index) => ({
    id: String(index),
    way,
    reason,
    ref: `D20112026-000${index}`,
    amount: vnd(amount),
    balanceAfter: vnd(balance),
    at: ago(index * 3),
  })),
  sums: { in: vnd(3_434_600), out: vnd(-1_520_000), net: vnd(1_914_600) },
  pageNum: 1,
  totalPages: 4,
  total: 73,
};

export const profitRecord: Value<'profitRecord'> = {
  sums: { ...sums, win: vnd(41_176_000), bonus: vnd(684_600) },
  days,
  games: (['FISH', 'LIVE', 'RNG'] as const).map((gameType, index) => ({
    gameType,
    count: 40 + index,
    stake: vnd(9_000_000 * (index + 1)),
    validBet: vnd(9_000_000 * (index + 1)),
    net: vnd([-1_200_000, 360_000, -800_000][index] ?? 0),
  })),
};
