import Type from 'typebox';
import { gameTypes } from '../constants.ts';
import { betResults } from '../records.ts';
import { legResults } from '../settleLeg.ts';
import {
  disciplines,
  markets,
  matchEventKinds,
  matchOutcomes,
  oddsPattern,
  parlayLegs,
  selections,
  sports,
} from '../sports.ts';
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
  /** The winner: with a draw where there is one (1X2). */
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

/** In quarters of a point: -3 is −0.75 for the home side. */
const LineSchema = Type.Integer({ minimum: -4_000, maximum: 4_000 });

/** Markets beside the money line; a list of lines has its main line in the middle. */
const MarketsSchema = Type.Object(
  {
    /** Money line where a draw returns the stake; only of matches that may end in a draw. */
    level: Type.Optional(Type.Object({ home: PriceSchema, away: PriceSchema })),
    /** 1X2 of the first half; until it is over. */
    half: Type.Optional(Type.Object({ home: PriceSchema, draw: PriceSchema, away: PriceSchema })),
    handicap: Type.Array(Type.Object({ line: LineSchema, home: PriceSchema, away: PriceSchema })),
    total: Type.Array(Type.Object({ line: LineSchema, over: PriceSchema, under: PriceSchema })),
  },
  spare,
);

const MatchSchema = Type.Object({ ...named, ...moving });
const moreMarkets = { markets: Type.Optional(MarketsSchema) };
export const BoardMatchSchema = Type.Object({ ...named, ...moving, ...moreMarkets });

/** Changed prices of a match, as the socket sends them. */
export const MatchPriceSchema = Type.Object({ id: Type.String(), ...moving, ...moreMarkets });

const ending = {
  outcome: Type.Enum([...matchOutcomes]),
  /** Only if the match has a score and was not abandoned. */
  score: Type.Optional(ScoreSchema),
};

const ResultSchema = Type.Object({ ...named, ...ending });

/** What the feed has reported of a match. */
const CourseSchema = Type.Object({
  ...named,
  /** Null until it has ended. */
  outcome: Type.Union([Type.Enum([...matchOutcomes]), Type.Null()]),
  score: Type.Optional(ScoreSchema),
  minute: Type.Optional(Type.Integer(spare)),
  /** Length on the clock of the game, in minutes. */
  lasts: Type.Integer(),
  /** By time; only of disciplines in which they are rare. */
  events: Type.Array(
    Type.Object({
      minute: Type.Integer(),
      kind: Type.Enum([...matchEventKinds]),
      side: Type.Enum(['home', 'away']),
    }),
  ),
  /** Only of a discipline for which the feed counts them. */
  counts: Type.Optional(
    Type.Object({
      shots: Type.Optional(ScoreSchema),
      corners: Type.Optional(ScoreSchema),
      cards: Type.Optional(ScoreSchema),
    }),
  ),
});

const pick = {
  market: Type.Enum([...markets]),
  side: Type.Enum([...selections]),
  /** Of `handicap` and `total` alone. */
  line: Type.Optional(LineSchema),
};

const LegSchema = Type.Object({
  ...named,
  ...pick,
  matchId: Type.String(),
  /** The price at which the bet was placed. */
  odds: PriceSchema,
  /** Null until its match has ended. */
  result: Type.Union([Type.Enum([...legResults]), Type.Null()]),
  outcome: Type.Union([Type.Enum([...matchOutcomes]), Type.Null()]),
  score: Type.Optional(ScoreSchema),
  /** The score after the first half, of a discipline that has bets on it. */
  half: Type.Optional(ScoreSchema),
});

export const SportsTicketSchema = Type.Object({
  id: Type.String(),
  /** More than one: a parlay. */
  legs: Type.Array(LegSchema),
  /** Product of the prices, cut to two decimals. */
  odds: Type.String(),
  stake: MoneySchema,
  /** The return, stake included. */
  win: MoneySchema,
  result: Type.Enum([...betResults]),
  placedAt: TimeSchema,
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
      list: Type.Array(BoardMatchSchema),
      /** The feed has stopped: prices are outdated and no bet is taken. */
      paused: Type.Boolean(),
      limits: Type.Object({
        leastStake: MoneySchema,
        mostStake: MoneySchema,
        mostParlayStake: MoneySchema,
        mostParlayReturn: MoneySchema,
      }),
      /** The wallet that pays a bet. */
      wallet: WalletNameSchema,
    }),
  },
  /** One match, also after its end. */
  sportsMatch: { query: strict({ matchId: MatchId, language: LanguageSchema }), value: CourseSchema },
  /** Results of the last day, latest first. */
  sportsResults: { query: ofSport, value: listOf(ResultSchema) },
  sportsBet: {
    body: strict({
      /** One for a single bet, more for a parlay; each on a match of its own, all of one sport. */
      legs: Type.Array(
        strict({
          matchId: MatchId,
          ...pick,
          /** The price that the member saw and accepted. */
          odds: OddsSchema,
        }),
        { minItems: 1, maxItems: parlayLegs.most },
      ),
      stake: AmountSchema,
      /** Whether higher prices are accepted without asking the member again. */
      takesRise: Type.Boolean(),
      language: LanguageSchema,
    }),
    value: SportsTicketSchema,
    failure: Type.Object({
      ...playRefusalFields,
      /** With `odds_changed`: the current price of each leg, in their order. */
      prices: Type.Optional(Type.Array(OddsSchema)),
      /** With `market_closed`: the match that takes no bet. */
      closed: Type.Optional(Type.String()),
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
