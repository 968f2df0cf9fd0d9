import type { Value } from '#contract/wireTypes';
import { teamReports } from './teamReportFixtures';
import { ago, at, vnd } from './units';

type Downline = Value<'downlines'>['list'][number];
type Play = Value<'teamOverview'>['games'][number];
type Sums = Value<'teamOverview'>['sums'];

const day = (place: number): string => `2026-11-${String(place).padStart(2, '0')}`;

const play = (validBet: number, net: number): Omit<Play, 'gameType'> => ({
  bets: Math.round(validBet / 40_000),
  stake: vnd(validBet),
  validBet: vnd(validBet),
  win: vnd(validBet + net),
  net: vnd(net),
  carried: vnd(0),
});

const sumsOf = (validBet: number, net: number, active: number): Sums => ({
  play: play(validBet, net),
  money: {
    deposit: vnd(Math.round(validBet / 4)),
    withdrawal: vnd(Math.round(validBet / 6)),
    bonus: vnd(3_200_000),
    rebate: vnd(2_400_000),
    commission: vnd(1_900_000),
  },
  profit: vnd(-net - 5_600_000),
  active,
  joined: 12,
  firstDeposits: 7,
  income: vnd(2_876_000),
});

const person = (id: string, account: string, role: Downline['role'], level: number) =>
  ({ id, account, nickname: account, role, level }) as const;

const self = { id: 'A0', account: 'minhanh92' };

const downline = (
  place: number,
  account: string,
  {
    role = 'member',
    state = 'active',
    below = 0,
  }: Partial<Pick<Downline, 'role' | 'state'>> & { below?: number } = {},
): Downline => ({
  ...person(`A${place}`, account, role, 1),
  state,
  upline: self,
  direct: Math.min(below, 12),
  members: below,
  joinedAt: ago(place * 400),
  lastActiveAt: state === 'notActivated' ? null : ago(place * 3),
});

const line: readonly Downline[] = [
  downline(1, 'baotran.hn', { role: 'agent', below: 41 }),
  downline(2, 'hoanglong_sg', { role: 'agent', below: 1_204 }),
  downline(3, 'ngocmai_dn'),
  downline(4, 'phucan2020', { state: 'notActivated' }),
  downline(5, 'quangvinh', { role: 'agent', below: 7 }),
  downline(6, 'tuankiet88'),
  downline(7, 'vietdung', { state: 'disabled' }),
];

const longLine = [downline(8, 'a'.repeat(24), { role: 'agent', below: 999_999 }), ...line];

const pageOf = <Row>(list: Row[], totalPages = list.length === 0 ? 0 : 1) => ({
  list,
  pageNum: 1,
  totalPages,
  total: list.length,
});

const overview: Value<'teamOverview'> = {
  countedTo: at(-3),
  line: { members: 1_260, direct: 7, agents: 18, joinedToday: 2 },
  sums: sumsOf(359_500_000, -19_900_000, 187),
  before: sumsOf(319_800_000, 4_300_000, 191),
  days: [14, 15, 16, 17, 18, 19, 20].map((place, index) => ({
    day: day(place),
    validBet: vnd(38_000_000 + ((index * 7) % 5) * 9_000_000),
    net: vnd(((index * 3) % 4) * 2_400_000 - 5_100_000),
    deposit: vnd(9_000_000),
    withdrawal: vnd(6_000_000),
    active: 92 + index,
  })),
  games: [
    { gameType: 'RNG', ...play(201_300_000, -12_400_000) },
    { gameType: 'LIVE', ...play(98_200_000, -9_700_000) },
    { gameType: 'SPORTS', ...play(60_000_000, 2_200_000) },
  ],
  top: [
    {
      member: person('A2', 'hoanglong_sg', 'agent', 1),
      members: 1_204,
      validBet: vnd(126_750_000),
      net: vnd(-2_940_000),
      days: [],
    },
    {
      member: person('A1', 'baotran.hn', 'agent', 1),
      members: 41,
      validBet: vnd(71_040_000),
      net: vnd(9_275_000),
      days: [],
    },
  ],
};

const noOverview: Value<'teamOverview'> = {
  ...overview,
  line: { members: 0, direct: 0, agents: 0, joinedToday: 0 },
  sums: { ...sumsOf(0, 0, 0), joined: 0, firstDeposits: 0, income: vnd(0) },
  before: { ...sumsOf(0, 0, 0), joined: 0, firstDeposits: 0, income: vnd(0) },
  days: [],
  games: [],
  top: [],
};

const announcements: Value<'agentAnnouncements'> = {
  list: [
    {
      id: 1,
      title: 'Cách tính thành viên hoạt động',
      content: '<p>Từ ngày 01/12, thành viên có ít nhất một cược hợp lệ trong kỳ được tính là hoạt động.</p>',
      kind: 'general',
      publishedAt: ago(30),
    },
  ],
};

const ownRates = { RNG: 120, LIVE: 80, FISH: 100, SPORTS: 100, LOTT: 100, ELOTT: 100 } as const;

type RegisterLink = Value<'registerLinks'>['list'][number];

const link = (code: string, name: string, plan: Partial<RegisterLink> = {}): RegisterLink => ({
  code,
  name,
  kind: 'member',
  rates: { RNG: 100, LIVE: 60, SPORTS: 80 },
  address: `https://aurora.example/register?affiliateCode=${code}`,
  createdAt: ago(900),
  endedAt: null,
  visits: 1_284,
  registrations: 41,
  ...plan,
});

const links: Value<'registerLinks'>['list'] = [
  link('MINHANH', 'Nhóm Zalo cuối tuần'),
  link('DAILY2026', 'Đại lý miền Trung', { kind: 'agent', visits: 36, registrations: 3 }),
  link('CUNAM', 'Sự kiện tháng 9', { endedAt: ago(200), visits: 512, registrations: 9 }),
];

const rebateTerms: Value<'downlineRebates'> = {
  account: 'baotran.hn',
  nickname: 'baotran.hn',
  kind: 'agent',
  direct: true,
  rates: { RNG: 80, LIVE: 60, SPORTS: 80 },
  most: ownRates,
  least: { RNG: 50 },
  since: ago(600),
};

type WaitingAccount = Value<'waitingAccounts'>['list'][number];

const waiting = (
  place: number,
  account: string,
  { kind = 'member', left = 90 }: { kind?: WaitingAccount['kind']; left?: number } = {},
): WaitingAccount => ({
  id: `W${place}`,
  account,
  nickname: account,
  kind,
  rates: { RNG: 80, LIVE: 60 },
  openedAt: ago(place * 20),
  expiresAt: ago(-left),
});

const waitingAccounts: WaitingAccount[] = [
  waiting(1, 'thuyduong94'),
  waiting(2, 'daily.cantho', { kind: 'agent', left: 30 }),
  waiting(9, 'phucan2020', { left: -12 }),
];

const handedOver = {
  address: 'https://aurora.example/register#activate=Qm9pcyBkZSByb3NlIDIwMjYtMTEtMjA',
  expiresAt: ago(-168),
};

/** What an agent's centre is answered. */
export const agentAnswers = (data: 'full' | 'empty' | 'long') => {
  const members = { full: [...line], empty: [], long: longLine }[data];
  return {
    teamOverview: data === 'empty' ? noOverview : overview,
    agentAnnouncements: data === 'empty' ? { list: [] } : announcements,
    registerLinks: {
      list: { full: links, empty: [], long: [link('LONG', 'Liên kết '.repeat(4)), ...links] }[data],
      most: 50,
      own: ownRates,
    },
    addRegisterLink: link('MOI2026', 'Liên kết mới'),
    endRegisterLink: null,
    ownRebates: { rates: ownRates },
    waitingAccounts: {
      list: { full: waitingAccounts, empty: [], long: [waiting(3, 'a'.repeat(24)), ...waitingAccounts] }[
        data
      ],
      most: 50,
    },
    openAccount: { id: '6b1f0c52-3a7d-4e19-9c84-2d5e7f8a9b10', account: 'anhthu2026', ...handedOver },
    renewActivation: handedOver,
    withdrawAccount: null,
    downlineRebates: rebateTerms,
    setDownlineRebates: rebateTerms,
    ...teamReports(data),
    downlines: pageOf(members, data === 'long' ? 50 : undefined),
    downlineTree: {
      ...pageOf(members),
      path: [self],
      node: {
        ...downline(0, self.account, { role: 'agent', below: 1_260 }),
        id: self.id,
        level: 0,
        upline: null,
      },
    },
  };
};
