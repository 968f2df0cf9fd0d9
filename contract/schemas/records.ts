import Type from 'typebox';
import { gameTypes } from '../constants.ts';
import { betResults, moneyWays } from '../records.ts';
import {
  digits,
  IdSchema,
  LanguageSchema,
  MoneySchema,
  ProofSchema,
  spare,
  strict,
  TimeSchema,
} from './common.ts';
import { PrizeSchema, TicketSchema } from './lottery.ts';
import { SportsTicketSchema } from './sports.ts';

/** A day in the brand's time zone. */
const DaySchema = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** The same in an answer. */
const DateSchema = Type.String({ format: 'date' });

/** Both days belong to the range. */
const range = { from: DaySchema, to: DaySchema };
const paged = { ...range, pageNo: digits(5), pageSize: digits(3) };
const pageFacts = { pageNum: Type.Integer(), totalPages: Type.Integer(), total: Type.Integer() };

const GameTypeSchema = Type.Enum([...gameTypes]);

const BetSchema = Type.Object({
  id: Type.String(),
  gameCode: Type.String(),
  gameName: Type.String(),
  /** Null once the game has left the brand. */
  showIcon: Type.Union([Type.String(), Type.Null()], spare),
  gameType: GameTypeSchema,
  vendorName: Type.String(),
  stake: MoneySchema,
  validBet: MoneySchema,
  /** What came back, stake included. */
  win: MoneySchema,
  /** What came back less the stake; null while the round is open. */
  net: Type.Union([MoneySchema, Type.Null()]),
  result: Type.Enum([...betResults]),
  placedAt: TimeSchema,
  settledAt: Type.Union([TimeSchema, Type.Null()]),
});

/** Open and void rounds have no part in the sums of results. */
const sums = { count: Type.Integer(), stake: MoneySchema, validBet: MoneySchema, net: MoneySchema };

export const recordSchemas = {
  betRecord: {
    query: strict({
      ...paged,
      language: LanguageSchema,
      gameType: Type.Optional(GameTypeSchema),
      result: Type.Optional(Type.Enum([...betResults])),
    }),
    value: Type.Object({
      ...pageFacts,
      list: Type.Array(BetSchema),
      sums: Type.Object(sums),
      days: Type.Array(Type.Object({ day: DateSchema, stake: MoneySchema, net: MoneySchema })),
    }),
  },
  betRound: {
    query: strict({ id: IdSchema, language: LanguageSchema }),
    value: Type.Object({
      bet: BetSchema,
      round: Type.String(),
      proof: Type.Union([ProofSchema, Type.Null()]),
      /** Of a lottery: what was bet, and what was drawn. */
      lottery: Type.Union([
        Type.Object({ ticket: TicketSchema, prizes: Type.Array(PrizeSchema) }),
        Type.Null(),
      ]),
      /** Of a match: what was bet, and how it ended. */
      sports: Type.Union([SportsTicketSchema, Type.Null()]),
    }),
  },
  accountRecord: {
    query: strict({ ...paged, way: Type.Optional(Type.Enum([...moneyWays])) }),
    value: Type.Object({
      ...pageFacts,
      list: Type.Array(
        Type.Object({
          id: Type.String(),
          way: Type.Enum([...moneyWays]),
          /** What the ledger booked it for. */
          reason: Type.String(),
          ref: Type.String(),
          /** Above zero into the wallet, below zero out of it. */
          amount: MoneySchema,
          balanceAfter: MoneySchema,
          at: TimeSchema,
        }),
      ),
      sums: Type.Object({ in: MoneySchema, out: MoneySchema, net: MoneySchema }),
    }),
  },
  profitRecord: {
    query: strict(range),
    value: Type.Object({
      sums: Type.Object({ ...sums, win: MoneySchema, bonus: MoneySchema }),
      days: Type.Array(Type.Object({ day: DateSchema, stake: MoneySchema, net: MoneySchema })),
      games: Type.Array(Type.Object({ gameType: GameTypeSchema, ...sums })),
    }),
  },
} as const;
