import Type from 'typebox';
import { gameTypes } from '../constants.ts';
import { digits, LanguageSchema, MoneySchema, strict, TimeSchema } from './common.ts';

const GameTypeSchema = Type.Enum([...gameTypes]);

const GameSchema = Type.Object({
  nodeId: Type.Integer(),
  gameCode: Type.String(),
  gameName: Type.String(),
  /** Cover without size and format: `/covers/RNG0001` becomes `/covers/RNG0001-220.webp`. */
  showIcon: Type.String(),
  vassalage: Type.String(),
  vendorName: Type.String(),
  gameType: GameTypeSchema,
  /** VASSALAGE opens the vendor's popup list in place of a game (GAME-05). */
  isGame: Type.Enum(['GAME', 'VASSALAGE']),
  /** '0' offers free trial (spec §2). */
  supportPlay: Type.Enum(['0', '1']),
  tag: Type.Enum(['none', 'jackpot', 'hot', 'new']),
  /** Set while the game is closed: when it is expected back. */
  maintenanceEnd: Type.Union([TimeSchema, Type.Null()]),
});

const VendorSchema = Type.Object({
  vassalage: Type.String(),
  gameType: GameTypeSchema,
  nodeId: Type.Integer(),
  gameClassify: Type.String(),
  displayName: Type.String(),
});

const MatchSchema = Type.Object({
  id: Type.Integer(),
  gameType: GameTypeSchema,
  competition: Type.String(),
  matchTime: TimeSchema,
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  homeTeamImageUrl: Type.String(),
  awayTeamImageUrl: Type.String(),
  moneyLine: Type.Object({
    /** Decimal odds as text, two decimals. */
    homeTeamOdds: Type.String(),
    awayTeamOdds: Type.String(),
    drawOdds: Type.Optional(Type.String()),
  }),
  score: Type.Optional(Type.Object({ home: Type.Integer(), away: Type.Integer() })),
  minute: Type.Optional(Type.Integer()),
});

const WinnerSchema = Type.Object({
  vo: Type.Object({
    /** Masked by the gateway; a full name never leaves it. */
    customerName: Type.String(),
    winAmount: MoneySchema,
    iconUrl: Type.String(),
  }),
  game: GameSchema,
});

export const gamesSchemas = {
  gameList: {
    query: strict({
      clientType: Type.Literal('WEB'),
      platform: Type.Literal('WEB'),
      merchant: Type.String({ maxLength: 32 }),
      gameType: Type.Optional(GameTypeSchema),
      vassalage: Type.Optional(Type.String({ maxLength: 32 })),
      gameClassify: Type.Optional(Type.String({ maxLength: 32 })),
      gameName: Type.Optional(Type.String({ maxLength: 64 })),
      minBet: Type.Optional(digits(9)),
      minLineNum: Type.Optional(digits(4)),
      pageNo: digits(5),
      pageSize: digits(3),
      language: LanguageSchema,
      imgSize: Type.Optional(digits(4)),
    }),
    value: Type.Object({
      games: Type.Array(GameSchema),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  gameVendors: {
    query: strict({ platform: Type.Literal('html5-desktop'), language: LanguageSchema }),
    value: Type.Object({
      data: Type.Object({
        /** Sorted by the server: navigation follows this order. */
        lanes: Type.Array(Type.Object({ gameCategory: GameTypeSchema, vendors: Type.Array(VendorSchema) })),
      }),
    }),
  },
  hotMatches: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(MatchSchema) }),
  },
  winners: {
    query: strict({ gameCategory: Type.Literal('ALL'), language: LanguageSchema, limitNum: digits(3) }),
    value: Type.Object({ list: Type.Array(WinnerSchema) }),
  },
} as const;
