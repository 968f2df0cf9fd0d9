import type { Value } from '#contract/wireTypes';
import { ago, at, vnd } from './units';

export type Contract = Value<'contractDetail'>['contract'];
export type Version = Value<'contractDetail'>['versions'][number];
type Preview = Value<'contractPreview'>;
type Statement = Value<'contractStatement'>;
type Data = 'full' | 'empty' | 'long';

const id = (place: number): string => `0198c0de-0000-4000-8000-${String(place).padStart(12, '0')}`;

const version = (place: number, over: Partial<Version>): Version => ({
  id: id(100 + place),
  number: place,
  state: 'signed',
  period: 'D',
  tiers: [{ dailyBetAmount: vnd(20_000_000), activeMembers: 5, rate: 60 }],
  offeredAt: ago(720),
  answerBy: ago(552),
  answeredAt: ago(700),
  countsFrom: ago(696),
  countsTo: null,
  ending: null,
  ...over,
});

const daily = version(2, {});
const dailyOffer = version(3, {
  state: 'offered',
  tiers: [
    { dailyBetAmount: vnd(30_000_000), activeMembers: 8, rate: 80 },
    { dailyBetAmount: vnd(90_000_000), activeMembers: 20, rate: 95 },
  ],
  offeredAt: ago(2),
  answerBy: ago(-166),
  answeredAt: null,
  countsFrom: null,
});
const dividend = version(1, {
  period: 'M',
  tiers: [
    { periodValidBet: vnd(0), periodProfitAndLoss: vnd(0), activeMembers: 0, rate: 1_500 },
    {
      periodValidBet: vnd(900_000_000),
      periodProfitAndLoss: vnd(50_000_000),
      activeMembers: 40,
      rate: 2_500,
    },
  ],
});
const rejected = version(1, {
  state: 'rejected',
  tiers: [{ dailyBetAmount: vnd(40_000_000), activeMembers: 0, rate: 60 }],
  countsFrom: null,
});

const upline = { account: 'tongdaily_hn', nickname: 'tongdaily_hn' };

const contract = (place: number, over: Partial<Contract>): Contract => ({
  id: id(place),
  kind: 'daily',
  side: 'downline',
  other: upline,
  running: daily,
  offer: null,
  endRequest: null,
  waits: 'none',
  ...over,
});

export const offered = contract(1, { offer: dailyOffer, waits: 'new' });
/** A first contract: nothing runs yet. */
export const firstOffer = contract(1, { running: null, offer: dailyOffer, waits: 'new' });
export const ownDividend = contract(2, { kind: 'dividend', other: null, running: dividend });
export const ownDaily = contract(3, {});
export const endAsked = contract(4, {
  side: 'upline',
  other: { account: 'baotran.hn', nickname: 'baotran.hn' },
  endRequest: { by: 'downline', at: ago(6) },
  waits: 'end',
});
const given = contract(5, {
  side: 'upline',
  other: { account: 'hoanglong_sg', nickname: 'hoanglong_sg' },
});
export const givenOffer = contract(6, {
  side: 'upline',
  other: { account: 'quangvinh', nickname: 'quangvinh' },
  running: null,
  offer: dailyOffer,
});
const longOne = contract(7, { side: 'upline', other: { account: 'a'.repeat(24), nickname: 'a' } });

const ends: Preview['ends'] = [
  { contractId: id(5), account: 'hoanglong_sg', nickname: 'hoanglong_sg', rate: 100, direct: true },
  { contractId: id(8), account: 'baotran.hn', nickname: 'baotran.hn', rate: 90, direct: true },
];
const triedWeek = { from: ago(176), to: at(-13 * 60 - 45), spans: 7 };

export const preview: Preview = {
  contract: offered,
  countsFrom: at(10 * 60 + 15),
  ends,
  endsTotal: 2,
  seen: 'list of two',
  trial: {
    ...triedWeek,
    running: { reached: 7, pays: vnd(2_157_000) },
    offer: { reached: 5, pays: vnd(2_412_000) },
  },
};
export const noEnds = { ends: [], endsTotal: 0, seen: 'nobody' };

export const trial: Value<'contractTrial'> = {
  ...triedWeek,
  reached: 5,
  pays: vnd(2_412_000),
  own: vnd(3_105_000),
  validBet: vnd(359_500_000),
  profitAndLoss: vnd(19_900_000),
  bonus: vnd(3_200_000),
  rebate: vnd(2_400_000),
  activeMembers: 187,
  late: { validBet: vnd(0), profitAndLoss: vnd(0) },
};

const statementOf = (place: number): Value<'contractStatements'>['list'][number] => ({
  id: id(200 + place),
  contractId: id(3),
  kind: 'daily',
  type: place === 3 ? 'correction' : 'regular',
  period: 'D',
  // A day of the brand, from midnight to midnight.
  from: ago(24 * place + 20.75),
  to: ago(24 * place - 3.25),
  state: place === 1 ? 'waiting' : place === 4 ? 'nothing' : 'paid',
  gross: vnd(place === 4 ? 0 : 616_000 - place * 40_000),
  toDownlines: vnd(place === 4 ? 0 : 240_000),
  carriedIn: vnd(0),
  carriedOut: vnd(0),
  sum: vnd(place === 4 ? 0 : 376_000 - place * 40_000),
  tier: place === 4 || place === 3 ? null : 1,
  rate: place === 4 || place === 3 ? null : 80,
  paidAt: place === 4 || place === 1 ? null : ago(24 * place - 4),
});
const statements = [1, 2, 3, 4, 5, 6].map(statementOf);

export const statement: Statement = {
  ...statementOf(2),
  inputs: {
    validBet: vnd(77_000_000),
    profitAndLoss: vnd(4_200_000),
    bonus: vnd(700_000),
    rebate: vnd(610_000),
    activeMembers: 24,
    late: { validBet: vnd(1_500_000), profitAndLoss: vnd(-450_000) },
  },
  version: daily,
  byTier: [],
  downlines: [
    { account: 'hoanglong_sg', nickname: 'hoanglong_sg', gross: vnd(180_000) },
    { account: 'baotran.hn', nickname: 'baotran.hn', gross: vnd(60_000) },
  ],
  reason: null,
  corrections: [],
};

/** Terms of each kind of which the stories show a table. */
export const versions = { daily, dailyOffer, dividend, rejected };

/** Nothing runs and nothing waits. */
export const noFlags: Value<'fundsConsolidated'> = {
  dailysalreqtype: 'none',
  divtypereq: 'none',
  contracthoursalreq: 'none',
  realtimesalreqtype: 'none',
  dailysalinfotype: 'none',
  divtypeinfo: 'none',
  contracthoursalinfo: 'none',
  contractmrdailysalinfotype: 'none',
};

/** What calls on contracts are answered; nothing waits, so that no popup covers other stories. */
export const contractAnswers = (data: Data) => {
  const list = { full: [endAsked, given, givenOffer], empty: [], long: [longOne, given] }[data];
  const rows = data === 'empty' ? [] : statements;
  return {
    fundsConsolidated: data === 'empty' ? noFlags : { ...noFlags, dailysalinfotype: 'D', divtypeinfo: 'M' },
    contracts: {
      own: data === 'empty' ? [] : [ownDividend, ownDaily],
      waiting: data === 'full' ? [endAsked] : [],
    },
    downlineContracts: {
      list,
      pageNum: 1,
      totalPages: data === 'empty' ? 0 : data === 'long' ? 9 : 1,
      total: list.length,
    },
    contractDetail: { contract: ownDaily, versions: [daily, rejected] },
    contractPreview: preview,
    contractEnds: { countsTo: at(10 * 60 + 15), ...noEnds },
    contractTrial: trial,
    dailySalaryContract: { contract: ownDaily },
    dividendContract: { contract: ownDividend },
    contractStatements: {
      list: rows,
      pageNum: 1,
      totalPages: rows.length > 0 ? 1 : 0,
      total: rows.length,
      sums: { gross: vnd(2_460_000), toDownlines: vnd(1_200_000), sum: vnd(1_260_000) },
      carried: vnd(-340_000),
      nextAt: data === 'empty' ? null : at(10 * 60 + 15),
    },
    contractStatement: statement,
  } satisfies { [Name in 'fundsConsolidated' | 'contracts']: Value<Name> } & Record<string, unknown>;
};
