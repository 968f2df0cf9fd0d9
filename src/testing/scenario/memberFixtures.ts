import type { MessageKind } from '#contract/messageKinds';
import type { Value } from '#contract/wireTypes';
import { standingStill } from '../samples';

const hour = 3_600_000;
const ago = (hours: number) => new Date(standingStill() - hours * hour).toISOString();
const dong = (amount: number | string) => ({ amount: String(amount), currency: 'VND' as const });

const message = (
  index: number,
  kind: MessageKind,
  params: Readonly<Record<string, string>>,
  read: boolean,
): Value<'messages'>['list'][number] => ({ id: `m${index}`, kind, params, at: ago(index * 5), read });

const paid = { amount: '2000000', currency: 'VND', orderNo: 'D20112026-0001' };

const inbox = [
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

export const messages: Value<'messages'> = { list: inbox, pageNum: 1, totalPages: 3, total: 27 };

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
  stake: dong(stake),
  validBet: dong(win === undefined ? 0 : stake),
  win: dong(win ?? 0),
  net: win === undefined ? null : dong(win - stake),
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
  stake: dong(stake * 1_000),
  net: dong((results[index] ?? 0) * 1_000),
}));

const sums = { count: 318, stake: dong(42_816_000), validBet: dong(41_204_000), net: dong(-1_640_000) };

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
  sums: { count: 0, stake: dong(0), validBet: dong(0), net: dong(0) },
  days: [],
  pageNum: 1,
  totalPages: 0,
  total: 0,
};

export const betRound: Value<'betRound'> = {
  bet: bet(0, 'Kho Báu Rồng Vàng', 20_000, 1_250_000),
  round: '019a1f7e-3f52-7c11-8a53-0c1d2e3f4a5b',
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
    amount: dong(amount),
    balanceAfter: dong(balance),
    at: ago(index * 3),
  })),
  sums: { in: dong(3_434_600), out: dong(-1_520_000), net: dong(1_914_600) },
  pageNum: 1,
  totalPages: 4,
  total: 73,
};

export const profitRecord: Value<'profitRecord'> = {
  sums: { ...sums, win: dong(41_176_000), bonus: dong(684_600) },
  days,
  games: (['FISH', 'LIVE', 'RNG'] as const).map((gameType, index) => ({
    gameType,
    count: 40 + index,
    stake: dong(9_000_000 * (index + 1)),
    validBet: dong(9_000_000 * (index + 1)),
    net: dong([-1_200_000, 360_000, -800_000][index] ?? 0),
  })),
};

const reward = (
  id: string,
  source: Value<'rewards'>['due'][number]['source'],
  subject: string,
  amount: number,
  claimed = false,
): Value<'rewards'>['due'][number] => ({
  id,
  source,
  subject,
  amount: dong(amount),
  times: 8,
  createdAt: ago(48),
  until: ago(-240),
  claimedAt: claimed ? ago(20) : null,
});

export const rewards: Value<'rewards'> = {
  due: [reward('r1', 'vip', '5', 500_000), reward('r2', 'referral', 'friend', 288_000)],
  claimed: [
    reward('r3', 'mission', 'rounds:2026-11-19', 20_000, true),
    reward('r4', 'rebate', 'x', 184_600, true),
  ],
};

export const bonuses: Value<'bonuses'> = {
  list: [
    {
      reward: reward('r3', 'mission', 'rounds:2026-11-19', 20_000, true),
      wagering: {
        required: dong(60_000),
        counted: dong(41_000),
        bound: dong(34_500),
        endedAt: null,
        ending: null,
      },
    },
    {
      reward: reward('r5', 'vip', '4', 288_000, true),
      wagering: {
        required: dong(2_304_000),
        counted: dong(2_304_000),
        bound: dong(0),
        endedAt: ago(4),
        ending: 'met',
      },
    },
  ],
};

export const rebate: Value<'rebate'> = {
  amount: dong(184_600),
  least: dong(1_000),
  times: 1,
  list: [
    { gameType: 'LIVE', validBet: dong(5_000_000), rate: 8_000, amount: dong(40_000) },
    { gameType: 'RNG', validBet: dong(12_050_000), rate: 12_000, amount: dong(144_600) },
    { gameType: 'PVP', validBet: dong(640_000), rate: 0, amount: dong(0) },
  ],
  claimed: [reward('r4', 'rebate', 'x', 96_400, true)],
};

const ofDay = { period: 'day', endsAt: ago(-4) } as const;
const ofWeek = { period: 'week', endsAt: ago(-52) } as const;

export const missions: Value<'missionSummary'> = {
  count: 2,
  missions: [
    {
      name: 'login',
      ...ofWeek,
      target: '5',
      reached: '5',
      money: false,
      reward: dong(25_000),
      times: 3,
      points: 25,
      state: 'claimed',
    },
    {
      name: 'rounds',
      ...ofDay,
      target: '20',
      reached: '20',
      money: false,
      reward: dong(20_000),
      times: 3,
      points: 40,
      state: 'due',
    },
    {
      name: 'turnover',
      ...ofDay,
      target: '2000000',
      reached: '1240000',
      money: true,
      reward: dong(50_000),
      times: 3,
      points: 60,
      state: 'open',
    },
    {
      name: 'variety',
      ...ofDay,
      target: '5',
      reached: '5',
      money: false,
      reward: dong(15_000),
      times: 3,
      points: 30,
      state: 'due',
    },
    {
      name: 'live',
      ...ofDay,
      target: '500000',
      reached: '0',
      money: true,
      reward: dong(25_000),
      times: 3,
      points: 50,
      state: 'open',
    },
  ],
};

export const checkIn: Value<'checkIn'> = {
  times: 1,
  endsAt: ago(-4),
  days: [2, 3, 4, 5, 6, 8, 20].map((thousands, index) => ({
    day: index + 1,
    reward: dong(thousands * 1_000),
    state: index < 5 ? 'claimed' : index === 5 ? 'due' : 'open',
  })),
};

export const missionBoard: Value<'missionLeaderboard'> = {
  list: ['huyn***88', 'kha***t9', 'bao***ng', 'lin***22', 'duc***an'].map((name, index) => ({
    rank: index + 1,
    name,
    points: 1_240 - index * 107,
    own: false,
  })),
  own: { rank: 28, points: 420 },
};

export const vip: Value<'vip'> = {
  level: 5,
  reached: dong(1_640_000_000),
  levels: [0, 5, 20, 80, 300, 1_000, 3_000].map((from, level) => ({
    level,
    from: dong(from * 1_000_000),
    gift: dong(level * 118_000),
    times: 8,
  })),
};

export const referral: Value<'referral'> = {
  code: 'FRIEND88',
  reward: dong(288_000),
  times: 6,
  condition: dong(500_000),
  earned: dong(576_000),
  friends: (['open', 'due', 'claimed'] as const).map((state, index) => ({
    name: ['huyn***88', 'kha***t9', 'bao***ng'][index] ?? '***',
    joinedAt: ago(200 + index * 90),
    wagered: dong(240_000 * (index + 1)),
    state,
  })),
};

export const profile: Value<'memberProfile'> = {
  account: 'minhanh92',
  nickname: 'Minh Ánh',
  joinedAt: ago(12_000),
  mobile: '*** *** 678',
  email: null,
  payeeName: 'N*** T*** M*** Ánh',
  loginPassword: 'set',
  hasWithdrawPassword: true,
};

/** Of a member who came by a code or from elsewhere. */
export const withoutPassword: Value<'memberProfile'> = {
  ...profile,
  loginPassword: 'missing',
  hasWithdrawPassword: false,
};

export const loginHistory: Value<'loginHistory'> = {
  list: ['Windows NT 10.0) Chrome/156.0', 'Linux; Android 16) Chrome/156.0', 'curl'].map((agent, index) => ({
    id: `l${index}`,
    at: ago(index * 30 + 1),
    ip: index === 1 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : '203.0.113.24',
    agent,
  })),
};

export const bankAccounts: Value<'bankAccounts'> = {
  list: [
    {
      id: 'b0',
      kind: 'bank',
      bankName: 'Ngân hàng Sông Hồng',
      number: '•••• 4821',
      ownerName: 'NGUYEN THI MINH ANH',
      usableAt: ago(400),
    },
    {
      id: 'b1',
      kind: 'bank',
      bankName: 'Ngân hàng TMCP Đông Hải Trường Sơn',
      number: '•••• 0917',
      ownerName: 'NGUYEN THI MINH ANH',
      usableAt: ago(-20),
    },
    {
      id: 'b2',
      kind: 'crypto',
      bankName: 'USDT TRC20',
      number: '•••• Lj6t',
      ownerName: '',
      usableAt: ago(400),
    },
  ],
  banks: ['Ngân hàng Sông Hồng', 'Ngân hàng TMCP Đông Hải Trường Sơn'],
  networks: ['USDT TRC20', 'USDT ERC20'],
  most: 5,
  coolingHours: 24,
};
