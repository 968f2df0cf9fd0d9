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
/** Odds as displayed; a side that takes no bets may show zero. */
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

/** Fields that change before and during a match. */
const moving = {
  moneyLine: Type.Object({
    /** Decimal odds as text, two decimals. */
    homeTeamOdds: PriceSchema,
    awayTeamOdds: PriceSchema,
    drawOdds: Type.Optional(PriceSchema),
  }),
  score: Type.Optional(ScoreSchema),
  minute: Type.Optional(Type.Integer(spare)),
  /** The match takes no bets, for the moment or any more. */
  locked: Type.Optional(Type.Literal(true)),
};

const MatchSchema = Type.Object({ ...named, ...moving });

/** Changed prices of a match, as the socket sends them. */
export const MatchPriceSchema = Type.Object({ id: Type.String(), ...moving });

const ResultSchema = Type.Object({
  ...named,
  outcome: Type.Enum([...matchOutcomes]),
  /** Only if the match has a score and was not abandoned. */
  score: Type.Optional(ScoreSchema),
});

export const SportsTicketSchema = Type.Object({
  ...named,
  id: Type.String(),
  matchId: Type.String(),
  side: SideSchema,
  /** The price at which the bet was placed. */
  odds: PriceSchema,
  stake: MoneySchema,
  /** The return, stake included. */
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
  /** Running matches come first. */
  hotMatches: { query: strict({ language: LanguageSchema }), value: listOf(MatchSchema) },
  sportsMatches: {
    query: ofSport,
    value: Type.Object({
      /** Sorted by start: running matches come first. */
      list: Type.Array(MatchSchema),
      /** The feed has stopped: prices are outdated and no bet is taken. */
      paused: Type.Boolean(),
      limits: Type.Object({ leastStake: MoneySchema, mostStake: MoneySchema }),
      /** The wallet that pays a bet. */
      wallet: WalletNameSchema,
    }),
  },
  /** Results of the last day, latest first. */
  sportsResults: { query: ofSport, value: listOf(ResultSchema) },
  sportsBet: {
    body: strict({
      matchId: MatchId,
      side: SideSchema,
      /** The price that the member saw and accepted. */
      odds: OddsSchema,
      stake: AmountSchema,
      /** Whether a higher price is accepted without asking the member again. */
      takesRise: Type.Boolean(),
      language: LanguageSchema,
    }),
    value: SportsTicketSchema,
    failure: Type.Object({
      ...playRefusalFields,
      /** With `odds_changed`: the current price. */
      odds: Type.Optional(OddsSchema),
    }),
  },
  sportsBets: {
    query: strict({ pageNo: digits(5), pageSize: digits(2), language: LanguageSchema }),
    /** Latest bet first. */
    value: Type.Object({
      list: Type.Array(SportsTicketSchema),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
      /** Number of bets that wait for their match. */
      open: Type.Integer(),
    }),
  },
} as const;
