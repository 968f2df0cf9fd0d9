import Type from 'typebox';
import {
  downlineRoles,
  downlineSorts,
  downlineStates,
  incomeSources,
  sortOrders,
  statementGroups,
  statementSorts,
  teamMoves,
  teamScopes,
} from '../team.ts';
import { betResults } from '../records.ts';
import { digits, IdSchema, LanguageSchema, MoneySchema, strict, TimeSchema } from './common.ts';
import { BetSchema, DateSchema, GameTypeSchema, paged, pageFacts, range } from './records.ts';

/**
 * Who is reported on: the caller's line, or that of one member in it, by id (a row that is opened) or by account (as it
 * is typed). Both at once are refused.
 */
const whose = {
  memberId: Type.Optional(IdSchema),
  account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** `whole` unless given. */
  scope: Type.Optional(Type.Enum([...teamScopes])),
};
const games = { gameType: Type.Optional(GameTypeSchema) };

/** Until when everything is counted; null before anything was. */
const countedTo = Type.Union([TimeSchema, Type.Null()]);

/** An account as its agent reads it. */
const person = {
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  role: Type.Enum([...downlineRoles]),
  /** 1 for a direct downline of the caller, 0 for the caller. */
  level: Type.Integer(),
};
const PersonSchema = Type.Object(person);
const NameSchema = Type.Object({ id: Type.String(), account: Type.String() });

const DownlineSchema = Type.Object({
  ...person,
  state: Type.Enum([...downlineStates]),
  /** Who is right above; null for the caller. */
  upline: Type.Union([NameSchema, Type.Null()]),
  /** Direct downlines. */
  direct: Type.Integer(),
  /** Everybody below. */
  members: Type.Integer(),
  joinedAt: TimeSchema,
  /** Null if there was none, or if it may not be shown. */
  lastActiveAt: Type.Union([TimeSchema, Type.Null()]),
});

const playSums = {
  /** Settled rounds. */
  bets: Type.Integer(),
  stake: MoneySchema,
  validBet: MoneySchema,
  /** What came back, stakes included. */
  win: MoneySchema,
  /** The players' result: `win` minus `stake`. */
  net: MoneySchema,
  /** The part of `net` from rounds that were placed on an earlier day. */
  carried: MoneySchema,
};
const PlaySchema = Type.Object(playSums);

const MoneySumsSchema = Type.Object({
  deposit: MoneySchema,
  withdrawal: MoneySchema,
  bonus: MoneySchema,
  rebate: MoneySchema,
  /** Paid by contracts. */
  commission: MoneySchema,
});

/** What a team's or a member's figures of some days come to. */
const statementSums = {
  play: PlaySchema,
  /** Absent for one game type: money comes in for no game. */
  money: Type.Optional(MoneySumsSchema),
  /** The house's result before commissions: minus `net`, bonuses and rebates. */
  profit: MoneySchema,
  /** Members with a valid bet. */
  active: Type.Integer(),
};

const overviewSums = Type.Object({
  ...statementSums,
  money: MoneySumsSchema,
  joined: Type.Integer(),
  /** Members who paid in for the first time. */
  firstDeposits: Type.Integer(),
  /** What the caller was paid. */
  income: MoneySchema,
});

/** A point of a chart. */
const DaySumsSchema = Type.Object({
  day: DateSchema,
  validBet: MoneySchema,
  net: MoneySchema,
  deposit: MoneySchema,
  withdrawal: MoneySchema,
  active: Type.Integer(),
});
const GameSumsSchema = Type.Object({ gameType: GameTypeSchema, ...playSums });

const revenue = {
  validBet: MoneySchema,
  net: MoneySchema,
  bonus: MoneySchema,
  rebate: MoneySchema,
  /** The house's result before commissions. */
  profit: MoneySchema,
  /** What the caller was paid. */
  income: MoneySchema,
};

const SourceSumSchema = Type.Object({
  source: Type.Enum([...incomeSources]),
  amount: MoneySchema,
});

/**
 * The agent centre's reports on the caller's line (AGENT-02, AGENT-03, AGENT-12). They read sums by day that are counted
 * every five minutes; a day is the brand's.
 */
export const agentTeamSchemas = {
  /** Everybody below the caller, over at most 183 days. */
  teamOverview: {
    query: strict(range),
    value: Type.Object({
      countedTo,
      line: Type.Object({
        members: Type.Integer(),
        direct: Type.Integer(),
        agents: Type.Integer(),
        joinedToday: Type.Integer(),
      }),
      sums: overviewSums,
      /** The same over as many days right before. */
      before: overviewSums,
      days: Type.Array(DaySumsSchema),
      games: Type.Array(GameSumsSchema),
      /** Direct downlines with the highest valid bets, each with everybody below it. */
      top: Type.Array(
        Type.Object({
          member: PersonSchema,
          members: Type.Integer(),
          validBet: MoneySchema,
          net: MoneySchema,
          days: Type.Array(Type.Object({ day: DateSchema, net: MoneySchema })),
        }),
      ),
    }),
  },
  downlines: {
    query: strict({
      pageNo: digits(5),
      pageSize: digits(3),
      /** Beginning of an account. */
      search: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      /** `whole` unless given. */
      scope: Type.Optional(Type.Enum(['whole', 'direct'])),
      state: Type.Optional(Type.Enum([...downlineStates])),
      role: Type.Optional(Type.Enum([...downlineRoles])),
      /** By account, ascending, unless given. */
      sort: Type.Optional(Type.Enum([...downlineSorts])),
      order: Type.Optional(Type.Enum([...sortOrders])),
    }),
    value: Type.Object({ ...pageFacts, list: Type.Array(DownlineSchema) }),
  },
  /** A member and its direct downlines, by account. */
  downlineTree: {
    query: strict({ memberId: Type.Optional(IdSchema), pageNo: digits(5), pageSize: digits(3) }),
    value: Type.Object({
      ...pageFacts,
      /** From the caller down to the member, both included. */
      path: Type.Array(NameSchema),
      node: DownlineSchema,
      list: Type.Array(DownlineSchema),
    }),
  },
  /** Who bet how much on what, the last day first; `teamBets` has the rounds of a row. */
  teamBetRecord: {
    query: strict({ ...paged, ...whose, ...games }),
    value: Type.Object({
      ...pageFacts,
      countedTo,
      list: Type.Array(
        Type.Object({ day: DateSchema, member: PersonSchema, gameType: GameTypeSchema, ...playSums }),
      ),
      sums: PlaySchema,
      days: Type.Array(DaySumsSchema),
      games: Type.Array(GameSumsSchema),
    }),
  },
  /** Rounds of one member that were counted on the days, the last first. */
  teamBets: {
    query: strict({
      ...paged,
      memberId: IdSchema,
      language: LanguageSchema,
      ...games,
      result: Type.Optional(Type.Enum([...betResults])),
    }),
    value: Type.Object({
      ...pageFacts,
      member: PersonSchema,
      list: Type.Array(
        Type.Object({
          ...BetSchema.properties,
          /** Day whose sums it belongs to. */
          countedOn: DateSchema,
        }),
      ),
      sums: PlaySchema,
    }),
  },
  /** Movements of money in the line, the last first. */
  teamTransactions: {
    query: strict({ ...paged, ...whose, kind: Type.Optional(Type.Enum([...teamMoves])) }),
    value: Type.Object({
      ...pageFacts,
      countedTo,
      list: Type.Array(
        Type.Object({
          id: Type.String(),
          member: PersonSchema,
          kind: Type.Enum([...teamMoves]),
          /** Positive for money to the member, negative for money from it. */
          amount: MoneySchema,
          at: TimeSchema,
        }),
      ),
      sums: MoneySumsSchema,
      days: Type.Array(DaySumsSchema),
    }),
  },
  /**
   * Profit and loss. With `by` of `team` it is the downlines' profit: a row opens with its `memberId`. What a row opens:
   * a day its members (`from` and `to` of that day), a member its days, then its rounds (`teamBets`).
   */
  teamStatements: {
    query: strict({
      ...paged,
      ...whose,
      ...games,
      by: Type.Enum([...statementGroups]),
      /** Members and teams alone; by `validBet`, descending, unless given. Days come last first. */
      sort: Type.Optional(Type.Enum([...statementSorts])),
      order: Type.Optional(Type.Enum([...sortOrders])),
    }),
    value: Type.Object({
      ...pageFacts,
      countedTo,
      list: Type.Array(
        Type.Object({
          /** One of the three, as `by` says. */
          day: Type.Optional(DateSchema),
          gameType: Type.Optional(GameTypeSchema),
          member: Type.Optional(PersonSchema),
          ...statementSums,
        }),
      ),
      sums: Type.Object(statementSums),
      days: Type.Array(DaySumsSchema),
    }),
  },
  /** What the caller's line brought in and what the caller was paid, by day. */
  agentRevenue: {
    query: strict(range),
    value: Type.Object({
      countedTo,
      list: Type.Array(Type.Object({ day: DateSchema, ...revenue })),
      sums: Type.Object(revenue),
      sources: Type.Array(SourceSumSchema),
    }),
  },
  /** Payments to the caller, the last first. */
  agentIncome: {
    query: strict({ ...paged, source: Type.Optional(Type.Enum([...incomeSources])) }),
    value: Type.Object({
      ...pageFacts,
      list: Type.Array(
        Type.Object({
          id: Type.String(),
          source: Type.Enum([...incomeSources]),
          amount: MoneySchema,
          at: TimeSchema,
          /** The payment's statement. */
          ref: Type.String(),
        }),
      ),
      sums: Type.Object({ total: MoneySchema, sources: Type.Array(SourceSumSchema) }),
      days: Type.Array(Type.Object({ day: DateSchema, amount: MoneySchema })),
    }),
  },
} as const;
