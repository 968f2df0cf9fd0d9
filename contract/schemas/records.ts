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

/** The same day in an answer. */
export const DateSchema = Type.String({ format: 'date' });

/** Both days are included. */
export const range = { from: DaySchema, to: DaySchema };
export const paged = { ...range, pageNo: digits(5), pageSize: digits(3) };
export const pageFacts = { pageNum: Type.Integer(), totalPages: Type.Integer(), total: Type.Integer() };

export const GameTypeSchema = Type.Enum([...gameTypes]);

export const BetSchema = Type.Object({
  id: Type.String(),
  gameCode: Type.String(),
  gameName: Type.String(),
  /** Null if the brand no longer has the game. */
  showIcon: Type.Union([Type.String(), Type.Null()], spare),
  gameType: GameTypeSchema,
  vendorName: Type.String(),
  stake: MoneySchema,
  validBet: MoneySchema,
  /** The return, stake included. */
  win: MoneySchema,
  /** The return minus the stake; null while the round is open. */
  net: Type.Union([MoneySchema, Type.Null()]),
  result: Type.Enum([...betResults]),
  placedAt: TimeSchema,
  settledAt: Type.Union([TimeSchema, Type.Null()]),
});

/** Sums of results exclude open and void rounds. */
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
      /** A page that draws the round again and says what it found; null while it cannot. */
      proofPage: Type.Union([Type.String(), Type.Null()], spare),
      /** For a lottery: the bet and the result. */
      lottery: Type.Union([
        Type.Object({ ticket: TicketSchema, prizes: Type.Array(PrizeSchema) }),
        Type.Null(),
      ]),
      /** For a match: the bet and the result. */
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
          /** The ledger's reason for the movement. */
          reason: Type.String(),
          ref: Type.String(),
          /** Positive for money into the wallet, negative for money out of it. */
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
