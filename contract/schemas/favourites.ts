import Type from 'typebox';
import { gameTypes } from '../constants.ts';
import { digits, LanguageSchema, strict } from './common.ts';
import { GameSchema, pageFields, vendorCode } from './games.ts';

const GameTypeSchema = Type.Enum([...gameTypes]);

/** The fields that identify a favourite on the wire (spec §3). */
const named = { vendor: vendorCode, gameType: GameTypeSchema };

export const favouriteSchemas = {
  favourites: {
    value: Type.Object({ list: Type.Array(Type.Object({ nodeId: Type.Integer(), ...named })) }),
  },
  favouriteList: {
    query: strict({ pageNo: digits(5), pageSize: digits(3), language: LanguageSchema }),
    value: Type.Object({ content: Type.Array(GameSchema), ...pageFields }),
  },
  addFavourite: {
    body: strict({ nodeId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), ...named }),
    value: Type.Null(),
  },
  removeFavourite: { query: strict({ nodeId: digits(9), ...named }), value: Type.Null() },
  /** What most members opened in the last week, the most opened first; empty while too few have. */
  popularGames: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(GameSchema) }),
  },
  recentGames: {
    query: strict({ language: LanguageSchema }),
    /** Most recently played first, 20 at most. */
    value: Type.Object({ list: Type.Array(GameSchema) }),
  },
} as const;
