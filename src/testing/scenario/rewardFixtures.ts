import type { Value } from '#contract/wireTypes';
import { gameList } from './fixtures';
import { ago, vnd } from './units';

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
  amount: vnd(amount),
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
      promotion: null,
      wagering: {
        required: vnd(60_000),
        counted: vnd(41_000),
        bound: vnd(34_500),
        until: ago(-120),
        endedAt: null,
        ending: null,
      },
    },
    {
      reward: reward('r5', 'vip', '4', 288_000, true),
      promotion: null,
      wagering: {
        required: vnd(2_304_000),
        counted: vnd(2_304_000),
        bound: vnd(0),
        until: null,
        endedAt: ago(4),
        ending: 'met',
      },
    },
    {
      reward: reward('r6', 'promotion', 'e1', 500_000, true),
      promotion: { id: 7, title: 'Thưởng nạp đầu 100%' },
      wagering: {
        required: vnd(5_000_000),
        counted: vnd(1_200_000),
        bound: vnd(500_000),
        until: ago(-240),
        endedAt: null,
        ending: null,
      },
    },
  ],
};

const slots = gameList.filter(({ gameType }) => gameType === 'RNG').slice(0, 2);

const freeRound = (
  id: string,
  over: Partial<Value<'freeRounds'>['list'][number]> = {},
): Value<'freeRounds'>['list'][number] => ({
  ...{ id, source: 'promotion', games: [...slots], total: 20, left: 12, times: 10, days: 7 },
  stake: vnd(2_000),
  won: vnd(34_500),
  state: 'open',
  createdAt: ago(20),
  until: ago(-120),
  isPaid: false,
  ...over,
});

export const freeRounds: Value<'freeRounds'> = {
  list: [
    freeRound('f1'),
    freeRound('f2', { source: 'points', left: 0, won: vnd(61_000), state: 'played', isPaid: true }),
    freeRound('f3', { left: 9, won: vnd(0), times: 0, days: null, state: 'ended', isPaid: true }),
  ],
};

export const rebate: Value<'rebate'> = {
  amount: vnd(184_600),
  least: vnd(1_000),
  times: 1,
  list: [
    { gameType: 'LIVE', validBet: vnd(5_000_000), rate: 8_000, amount: vnd(40_000) },
    { gameType: 'RNG', validBet: vnd(12_050_000), rate: 12_000, amount: vnd(144_600) },
    { gameType: 'PVP', validBet: vnd(640_000), rate: 0, amount: vnd(0) },
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
      reward: vnd(25_000),
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
      reward: vnd(20_000),
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
      reward: vnd(50_000),
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
      reward: vnd(15_000),
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
      reward: vnd(25_000),
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
    reward: vnd(thousands * 1_000),
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
  reached: vnd(1_640_000_000),
  levels: [0, 5, 20, 80, 300, 1_000, 3_000].map((from, level) => ({
    level,
    from: vnd(from * 1_000_000),
    gift: vnd(level * 118_000),
    times: 8,
  })),
};

export const referral: Value<'referral'> = {
  code: 'FRIEND88',
  reward: vnd(288_000),
  times: 6,
  condition: vnd(500_000),
  earned: vnd(576_000),
  friends: (['open', 'due', 'claimed'] as const).map((state, index) => ({
    name: ['huyn***88', 'kha***t9', 'bao***ng'][index] ?? '***',
    joinedAt: ago(200 + index * 90),
    wagered: vnd(240_000 * (index + 1)),
    state,
  })),
};
