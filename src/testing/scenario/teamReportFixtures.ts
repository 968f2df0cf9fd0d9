import type { Value } from '#contract/wireTypes';
import { ago, at, vnd } from './units';

type BetRow = Value<'teamBetRecord'>['list'][number];
type Statement = Value<'teamStatements'>['list'][number];
type Round = Value<'teamBets'>['list'][number];
type Move = Value<'teamTransactions'>['list'][number];
type Data = 'full' | 'empty' | 'long';

const dayOf = (place: number): string => `2026-11-${String(place).padStart(2, '0')}`;

const play = (validBet: number, net: number, carried = 0) => ({
  bets: Math.round(validBet / 40_000),
  stake: vnd(validBet),
  validBet: vnd(validBet),
  win: vnd(validBet + net),
  net: vnd(net),
  carried: vnd(carried),
});

const money = (validBet: number) => ({
  deposit: vnd(Math.round(validBet / 4)),
  withdrawal: vnd(Math.round(validBet / 6)),
  bonus: vnd(Math.round(validBet / 110)),
  rebate: vnd(Math.round(validBet / 125)),
  commission: vnd(Math.round(validBet / 160)),
});

const sums = (
  validBet: number,
  net: number,
  active = 24,
): Omit<Statement, 'day' | 'gameType' | 'member'> => ({
  play: play(validBet, net),
  money: money(validBet),
  profit: vnd(-net - Math.round(validBet / 60)),
  active,
});

const person = (id: string, account: string, role: 'agent' | 'member' = 'member', level = 1) => ({
  id,
  account,
  nickname: account,
  role,
  level,
});

const people = [
  person('A2', 'hoanglong_sg', 'agent'),
  person('A1', 'baotran.hn', 'agent'),
  person('A3', 'ngocmai_dn', 'member', 2),
  person('A6', 'tuankiet88'),
];
const longPerson = person('A8', 'a'.repeat(24), 'agent', 12);

const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'FISH'] as const;
const days = [14, 15, 16, 17, 18, 19, 20].map((place, index) => ({
  day: dayOf(place),
  validBet: vnd(38_000_000 + ((index * 7) % 5) * 9_000_000),
  net: vnd(((index * 3) % 4) * 2_400_000 - 5_100_000),
  deposit: vnd(9_000_000 + ((index * 5) % 4) * 2_000_000),
  withdrawal: vnd(6_000_000 + ((index * 3) % 5) * 1_500_000),
  active: 92 + index,
}));

const betRow = (index: number, scale = 1): BetRow => ({
  day: dayOf(20 - Math.floor(index / 2)),
  member: people[index % people.length] ?? longPerson,
  gameType: gameTypes[index % gameTypes.length] ?? 'RNG',
  ...play(
    (48_200_000 - index * 6_350_000) * scale,
    (index % 3 === 1 ? 6_315_000 : -2_940_000) * scale,
    index === 2 ? -450_000 : 0,
  ),
});

const round = (index: number): Round => ({
  id: `20261120${String(index).padStart(8, '0')}`,
  gameName: ['Kho Báu Rồng Vàng', 'Baccarat 7', 'Vua Bắn Cá'][index % 3] ?? '',
  gameCode: `G${index}`,
  gameType: gameTypes[index % gameTypes.length] ?? 'RNG',
  vendorName: 'Lumen',
  showIcon: null,
  free: null,
  placedAt: at(-90 * index - 12),
  settledAt: index === 0 ? null : at(-90 * index - 11),
  stake: vnd(200_000),
  validBet: vnd(index === 0 ? 0 : 200_000),
  win: vnd(index % 3 === 1 ? 390_000 : 0),
  net: index === 0 ? null : vnd(index % 3 === 1 ? 190_000 : -200_000),
  result: index === 0 ? 'open' : index % 3 === 1 ? 'won' : 'lost',
  countedOn: dayOf(20),
});

const kinds = ['deposit', 'withdrawal', 'bonus', 'rebate', 'commission', 'transfer', 'adjustment'] as const;
const move = (index: number): Move => {
  const kind = kinds[index % kinds.length] ?? 'deposit';
  return {
    id: `M${index}`,
    member: people[index % people.length] ?? longPerson,
    kind,
    amount: vnd(kind === 'withdrawal' ? -1_500_000 : 2_000_000 - index * 125_000),
    at: ago(index * 5),
  };
};

const pageOf = <Row>(data: Data, full: Row[], long: Row[] = full) => {
  const list = { full, empty: [], long }[data];
  return { list, pageNum: 1, totalPages: data === 'long' ? 12 : list.length > 0 ? 1 : 0, total: list.length };
};

const sources = [
  { source: 'dividend', amount: vnd(1_840_000) },
  { source: 'daily', amount: vnd(616_000) },
  { source: 'rebate', amount: vnd(420_000) },
] as const;

const revenueOf = (validBet: number, net: number) => ({
  validBet: vnd(validBet),
  net: vnd(net),
  bonus: vnd(Math.round(validBet / 110)),
  rebate: vnd(Math.round(validBet / 125)),
  profit: vnd(-net - Math.round(validBet / 60)),
  income: vnd(Math.round(validBet / 140)),
});

/** What the reports of the agent centre are answered. */
export const teamReports = (data: Data) => {
  const shown = data === 'empty' ? [] : days;
  const rows = [0, 1, 2, 3, 4, 5].map((index) => betRow(index));
  const longRows = [{ ...betRow(0, 9_000), member: longPerson }, ...rows];
  const statements = days.map(({ day, validBet, net }) => ({
    day,
    ...sums(Number(validBet.amount), Number(net.amount)),
  }));
  return {
    teamBetRecord: {
      ...pageOf(data, rows, longRows),
      countedTo: at(-3),
      sums: data === 'empty' ? play(0, 0) : play(182_400_000, -9_680_000, -450_000),
      days: shown,
      games: gameTypes.map((gameType, index) => ({
        gameType,
        ...play(40_000_000 - index * 7_000_000, -900_000),
      })),
    },
    teamBets: {
      ...pageOf(data, [0, 1, 2, 3, 4, 5, 6].map(round)),
      member: people[0] ?? longPerson,
      sums: data === 'empty' ? play(0, 0) : play(1_200_000, -430_000),
    },
    teamTransactions: {
      ...pageOf(data, [0, 1, 2, 3, 4, 5, 6, 7].map(move)),
      countedTo: at(-3),
      sums: money(data === 'empty' ? 0 : 359_500_000),
      days: shown,
    },
    teamStatements: {
      ...pageOf(data, statements.toReversed()),
      countedTo: at(-3),
      sums: data === 'empty' ? sums(0, 0, 0) : sums(359_500_000, -19_900_000, 187),
      days: shown,
    },
    agentRevenue: {
      countedTo: at(-3),
      list: shown.map(({ day, validBet, net }) => ({
        day,
        ...revenueOf(Number(validBet.amount), Number(net.amount)),
      })),
      sums: data === 'empty' ? revenueOf(0, 0) : revenueOf(359_500_000, -19_900_000),
      sources: data === 'empty' ? [] : [...sources],
    },
    agentIncome: {
      ...pageOf(
        data,
        sources.map(({ source, amount }, index) => ({
          id: `I${index}`,
          source,
          amount,
          at: ago(index * 30 + 2),
          ref: `S${index}`,
        })),
      ),
      sums: {
        total: vnd(data === 'empty' ? 0 : 2_876_000),
        sources: data === 'empty' ? [] : [...sources],
      },
      days: shown.map(({ day }, index) => ({ day, amount: vnd(index * 90_000) })),
    },
  };
};

/** Rows of the team's statement that stand for members or teams. */
export const statementsOf = (rows: readonly ReturnType<typeof person>[] = people): Statement[] =>
  rows.map((member, index) => ({
    member,
    ...sums(126_750_000 - index * 31_000_000, index % 2 ? 4_120_500 : -2_940_000),
  }));
