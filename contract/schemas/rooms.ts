import Type from 'typebox';
import { languages } from '../constants.ts';
import { roomLimits, roomStates, tableResults } from '../rooms.ts';
import { LanguageSchema, MoneySchema, restFields, spare, strict, TimeSchema, whole } from './common.ts';
import { GameSchema } from './games.ts';

const roomId = Type.String({ pattern: '^[A-Z0-9]{1,32}$' });

const RoomSchema = Type.Object({
  /** The code of its game: whoever enters plays that. */
  roomId,
  game: GameSchema,
  state: Type.Enum([...roomStates]),
  /** Until when this round takes bets; past or null where it takes none. */
  bettingUntil: Type.Union([TimeSchema, Type.Null()], spare),
  players: Type.Integer(),
  seats: Type.Integer(),
  minBet: MoneySchema,
  maxBet: MoneySchema,
  /** Who deals; nobody while it is closed. */
  modelId: Type.Union([Type.String(), Type.Null()]),
  /** How the last rounds ended, the newest last. */
  results: Type.Array(Type.Enum([...tableResults]), whole),
});

const ModelSchema = Type.Object({
  modelId: Type.String(),
  name: Type.String(),
  pictureUrl: Type.String(),
  /** What is spoken at the table. */
  languages: Type.Array(Type.Enum([...languages])),
  /** Rooms at which the model deals now. */
  roomIds: Type.Array(Type.String()),
  /** End of the shift. */
  until: TimeSchema,
});

const ChatSchema = Type.Object({
  id: Type.String(),
  /** Masked by the gateway; the own name too, as others see it. */
  from: Type.String(),
  isOwn: Type.Boolean(),
  text: Type.String(),
  saidAt: TimeSchema,
});

export const roomSchemas = {
  roomList: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(RoomSchema) }),
  },
  liveModels: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(ModelSchema) }),
  },
  /** Opens the talk of a room, and says something there when there is a text. */
  liveChat: {
    body: strict({
      roomId,
      text: Type.Optional(Type.String({ minLength: 1, maxLength: roomLimits.chatText })),
    }),
    value: Type.Object({ list: Type.Array(ChatSchema) }),
    failure: Type.Object(restFields),
  },
} as const;
