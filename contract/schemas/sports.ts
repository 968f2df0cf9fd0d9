import Type from 'typebox';
import { gameTypes } from '../constants.ts';
import { betResults } from '../records.ts';
import { disciplines, matchOutcomes, oddsPattern, sides, sports } from '../sports.ts';
import {
  AmountSchema,
  digits,
  LanguageSchema,
  MoneySchema,
  spare,
  strict,
  TimeSchema,
  WalletNameSchema,
} from './common.ts';
import { playRefusalFields } from './saferPlay.ts';

const SportSchema = Type.Enum([...sports]);
const SideSchema = Type.Enum([...sides]);
const MatchId = Type.String({ pattern: '^[A-Z0-9]{2,12}-[0-9]{12}$' });
/** Odds as they are told; a side that takes no bets may stand at nothing. */
const PriceSchema = Type.String({ pattern: '^[0-9]{1,4}\\.[0-9]{2}$' });
const OddsSchema = Type.String({ pattern: oddsPattern });

const ScoreSchema = Type.Object({ home: Type.Integer(), away: Type.Integer() }, spare);

const named = {
  id: Type.String(),
  gameType: Type.Enum([...gameTypes]),
  discipline: Type.Enum([...disciplines]),
  competition: Type.String(),
  matchTime: TimeSchema,
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  homeTeamImageUrl: Type.String(),
  awayTeamImageUrl: Type.String(),
};

/** What changes while a match comes and runs. */
const moving = {
  moneyLine: Type.Object({
    /** Decimal odds as text, two decimals. */
    homeTeamOdds: PriceSchema,
    awayTeamOdds: PriceSchema,
    drawOdds: Type.Optional(PriceSchema),
  }),
  score: Type.Optional(ScoreSchema),
  minute: Type.Optional(Type.Integer(spare)),
  /** No bet is taken for the moment, or any more. */
  locked: Type.Optional(Type.Literal(true)),
};

const MatchSchema = Type.Object({ ...named, ...moving });

/** Prices of a match as the socket tells them. */
export const MatchPriceSchema = Type.Object({ id: Type.String(), ...moving });

const ResultSchema = Type.Object({
  ...named,
  outcome: Type.Enum([...matchOutcomes]),
  /** Only of a match in which points are made, and that was not given up. */
  score: Type.Optional(ScoreSchema),
});

export const SportsTicketSchema = Type.Object({
  ...named,
  id: Type.String(),
  matchId: Type.String(),
  side: SideSchema,
  /** The price it was placed at. */
  odds: PriceSchema,
  stake: MoneySchema,
  /** What came back, stake included. */
  win: MoneySchema,
  result: Type.Enum([...betResults]),
  placedAt: TimeSchema,
  outcome: Type.Union([Type.Enum([...matchOutcomes]), Type.Null()]),
  score: Type.Optional(ScoreSchema),
});

const listOf = <Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Object({ list: Type.Array(item) });

const ofSport = strict({ sport: SportSchema, language: LanguageSchema });

export const sportsSchemas = {
  /** Those that run come first. */
  hotMatches: { query: strict({ language: LanguageSchema }), value: listOf(MatchSchema) },
  sportsMatches: {
    query: ofSport,
    value: Type.Object({
      /** By start: matches that run come first. */
      list: Type.Array(MatchSchema),
      /** The feed has stopped: prices are old, and no bet is taken. */
      paused: Type.Boolean(),
      limits: Type.Object({ leastStake: MoneySchema, mostStake: MoneySchema }),
      /** Which one pays a bet. */
      wallet: WalletNameSchema,
    }),
  },
  /** Of the last day, the last that ended first. */
  sportsResults: { query: ofSport, value: listOf(ResultSchema) },
  sportsBet: {
    body: strict({
      matchId: MatchId,
      side: SideSchema,
      /** The price that the member has seen and takes. */
      odds: OddsSchema,
      stake: AmountSchema,
      /** Whether a price that has risen meanwhile is taken without a question. */
      takesRise: Type.Boolean(),
      language: LanguageSchema,
    }),
    value: SportsTicketSchema,
    failure: Type.Object({
      ...playRefusalFields,
      /** With `odds_changed`: the price as it is now. */
      odds: Type.Optional(OddsSchema),
    }),
  },
  sportsBets: {
    query: strict({ pageNo: digits(5), pageSize: digits(2), language: LanguageSchema }),
    /** The last placed first. */
    value: Type.Object({
      list: Type.Array(SportsTicketSchema),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
      /** How many wait for their match. */
      open: Type.Integer(),
    }),
  },
} as const;
