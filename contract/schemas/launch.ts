import Type from 'typebox';
import { IdSchema, LanguageSchema, MoneySchema, spare, strict, TimeSchema } from './common.ts';
import { GameSchema, vendorCode } from './games.ts';
import { playRefusalFields } from './saferPlay.ts';

const named = strict({
  gameCode: Type.String({ pattern: '^[A-Z0-9]{1,32}$' }),
  vassalage: vendorCode,
  platform: Type.Literal('WEB'),
  language: LanguageSchema,
});

const opened = Type.Object({
  /** Contains a one-time ticket, valid for a minute. */
  url: Type.String(),
  /** Exact origin of the game; the page ignores messages from any other origin. */
  origin: Type.String(),
  /** The page lies at this origin alone: the launch hosts of the brand do not serve it. */
  fixedOrigin: Type.Optional(Type.Boolean(spare)),
  /** Whether the game opens inside /seamless or in a window of its own. */
  display: Type.Enum(['frame', 'window']),
  visitId: Type.String(),
});

const closed = Type.Object({
  ...playRefusalFields,
  /** With `game_maintenance`: when the game is expected back, and other games to play. */
  maintenanceEnd: Type.Optional(Type.Union([TimeSchema, Type.Null()])),
  others: Type.Optional(Type.Array(GameSchema)),
});

export const launchSchemas = {
  launchGame: { body: named, value: opened, failure: closed },
  launchGameFb: { body: named, value: opened, failure: closed },
  launchTrial: { body: named, value: opened, failure: closed },
  gameVisit: {
    query: strict({ visitId: IdSchema }),
    value: Type.Object({
      gameCode: Type.String(),
      mode: Type.Enum(['real', 'trial']),
      startedAt: TimeSchema,
      rounds: Type.Integer(),
      stake: MoneySchema,
      win: MoneySchema,
      /** Wins minus stakes of settled rounds; negative if the member lost. */
      net: MoneySchema,
    }),
  },
} as const;
