import { MAX_MERCHANT_CODE } from '../merchantCode.ts';
import Type from 'typebox';
import { gameSorts, gameTags, gameTypes, slotCategories } from '../constants.ts';
import { playTypeNames } from '../lottery.ts';
import { digits, LanguageSchema, MoneySchema, spare, strict, TimeSchema } from './common.ts';

const GameTypeSchema = Type.Enum([...gameTypes]);

export const GameSchema = Type.Object({
  nodeId: Type.Integer(),
  gameCode: Type.String(),
  gameName: Type.String(),
  /** Cover without size and format: `/covers/RNG0001` becomes `/covers/RNG0001-220.webp`. */
  showIcon: Type.String(),
  /** The cover at the width requested by `imgSize`. */
  iconUrl: Type.Optional(Type.String(spare)),
  vassalage: Type.String(),
  vendorName: Type.String(),
  gameType: GameTypeSchema,
  /** VASSALAGE opens the popup with the vendor's game list instead of a game (GAME-05). */
  isGame: Type.Enum(['GAME', 'VASSALAGE']),
  /** '0' means that a free trial is available (spec §2). */
  supportPlay: Type.Enum(['0', '1']),
  tag: Type.Enum(['none', ...gameTags]),
  /** For a lottery: its code on the lottery pages, and the play type that the page opens with. */
  code: Type.Optional(Type.String()),
  defaultPlayType: Type.Optional(Type.Enum([...playTypeNames], spare)),
  /** Set while the game is in maintenance: when it is expected back. */
  maintenanceEnd: Type.Union([TimeSchema, Type.Null()], spare),
});

const VendorSchema = Type.Object({
  vassalage: Type.String(),
  gameType: GameTypeSchema,
  nodeId: Type.Integer(),
  gameClassify: Type.String(),
  displayName: Type.String(),
});

export const vendorCode = Type.String({ maxLength: 32 });

const GamesSchema = Type.Object({ list: Type.Array(GameSchema) });

/** Paging fields of a list. */
export const pageFields = { pageNum: Type.Integer(), totalPages: Type.Integer(), total: Type.Integer() };

const WinnerSchema = Type.Object({
  vo: Type.Object({
    /** Masked by the gateway, which never sends a full name. */
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
      merchant: Type.String({ maxLength: MAX_MERCHANT_CODE }),
      gameType: Type.Optional(GameTypeSchema),
      vassalage: Type.Optional(vendorCode),
      /** Sub-category of slots (GAME-03). */
      gameClassify: Type.Optional(Type.String({ maxLength: 32 })),
      /** Searches name, vendor and code, ignoring diacritics; a misspelt word matches its nearest word. */
      gameName: Type.Optional(Type.String({ maxLength: 64 })),
      /** Only games that can be played with this stake, in minor units. */
      minBet: Type.Optional(digits(9)),
      minLineNum: Type.Optional(digits(4)),
      tag: Type.Optional(Type.Enum([...gameTags])),
      /** Default: relevance for a search, otherwise the brand's order. */
      sort: Type.Optional(Type.Enum([...gameSorts])),
      /** '1' includes `vendors` in the answer. */
      withVendors: Type.Optional(Type.Literal('1')),
      pageNo: digits(5),
      pageSize: digits(3),
      language: LanguageSchema,
      /** Wanted width of the covers in pixels; `iconUrl` has the next larger drawn width. */
      imgSize: Type.Optional(digits(4)),
    }),
    value: Type.Object({
      games: Type.Array(GameSchema),
      ...pageFields,
      /** No game matches the words exactly; these games match similar words. */
      approximate: Type.Optional(Type.Literal(true, spare)),
      /** Vendors of all games that match the other filters, most games first. */
      vendors: Type.Optional(
        Type.Array(
          Type.Object({ vassalage: Type.String(), displayName: Type.String(), total: Type.Integer() }),
          spare,
        ),
      ),
    }),
  },
  gameDetail: {
    query: strict({ gameCode: Type.String({ pattern: '^[A-Z0-9]{1,32}$' }), language: LanguageSchema }),
    value: Type.Object({
      game: GameSchema,
      gameClassify: Type.String(),
      minBet: MoneySchema,
      maxBet: MoneySchema,
      /** Pay lines; 0 where a game has none. */
      lineNum: Type.Integer(),
      /** Return to player in hundredths of a percent: 9650 is 96.5 %. */
      rtp: Type.Integer(),
      /** Largest win of one round as a multiple of its stake. */
      maxWin: Type.Integer(),
      /** Similar games: same kind and vendor. */
      others: Type.Array(GameSchema),
    }),
  },
  gameMenus: {
    query: strict({ platform: Type.Literal('html5-desktop'), language: LanguageSchema }),
    value: Type.Object({
      /** Categories with games, in the brand's order. */
      menus: Type.Array(
        Type.Object({
          gameCategory: GameTypeSchema,
          total: Type.Integer(),
          /** Sub-categories with games; bingo only if the brand offers Thai (GAME-03). */
          classifies: Type.Array(Type.Enum([...slotCategories])),
        }),
      ),
    }),
  },
  vendorGameTypes: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          vassalage: Type.String(),
          displayName: Type.String(),
          gameTypes: Type.Array(GameTypeSchema),
        }),
      ),
    }),
  },
  hotGames: {
    query: strict({
      merchantCode: Type.String({ maxLength: MAX_MERCHANT_CODE }),
      isPlatform: Type.Literal('2'),
      vassalage: Type.Optional(vendorCode),
      platform: Type.Literal('html5-desktop'),
      language: LanguageSchema,
    }),
    value: GamesSchema,
  },
  gameVendors: {
    query: strict({ platform: Type.Literal('html5-desktop'), language: LanguageSchema }),
    value: Type.Object({
      data: Type.Object({
        /** The gateway sorts the categories; the navigation keeps this order. */
        lanes: Type.Array(Type.Object({ gameCategory: GameTypeSchema, vendors: Type.Array(VendorSchema) })),
      }),
    }),
  },
  winners: {
    query: strict({ gameCategory: Type.Literal('ALL'), language: LanguageSchema, limitNum: digits(3) }),
    value: Type.Object({ list: Type.Array(WinnerSchema) }),
  },
} as const;
