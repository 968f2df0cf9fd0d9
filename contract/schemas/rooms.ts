import Type from 'typebox';
import { languages } from '../constants.ts';
import { roomLimits, roomStates, tableResults } from '../rooms.ts';
import {
  ClientKeySchema,
  IdSchema,
  LanguageSchema,
  MoneySchema,
  pauseFields,
  spare,
  strict,
  TimeSchema,
  whole,
} from './common.ts';
import { GameSchema } from './games.ts';

export const RoomIdSchema = Type.String({ pattern: '^[A-Z0-9]{1,32}$' });

const RoomSchema = Type.Object({
  /** Game code of the table; entering the table launches this game. */
  roomId: RoomIdSchema,
  game: GameSchema,
  state: Type.Enum([...roomStates]),
  /** End of this round's betting time; past or null if the table takes no bets. */
  bettingUntil: Type.Union([TimeSchema, Type.Null()], spare),
  players: Type.Integer(),
  seats: Type.Integer(),
  minBet: MoneySchema,
  maxBet: MoneySchema,
  /** The dealer; null while the table is closed. */
  modelId: Type.Union([Type.String(), Type.Null()]),
  /** Results of the last rounds, newest last. */
  results: Type.Array(Type.Enum([...tableResults]), whole),
});

const ModelSchema = Type.Object({
  modelId: Type.String(),
  name: Type.String(),
  pictureUrl: Type.String(),
  /** Languages spoken at the table. */
  languages: Type.Array(Type.Enum([...languages])),
  /** Tables at which the dealer is now. */
  roomIds: Type.Array(Type.String()),
  /** End of the dealer's shift. */
  until: TimeSchema,
});

export const ChatSchema = Type.Object({
  id: Type.String(),
  /** Grows in a room from message to message. */
  no: Type.Integer({ minimum: 1 }),
  /** Masked by the gateway, even the caller's own name, as others see it. */
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
  /** Opens the chat of a table; with a text it also posts a message. */
  liveChat: {
    body: strict({
      roomId: RoomIdSchema,
      text: Type.Optional(Type.String({ minLength: 1, maxLength: roomLimits.chatText })),
      /** Made by the page: what is posted again under it is kept once. */
      clientKey: Type.Optional(ClientKeySchema),
    }),
    value: Type.Object({ list: Type.Array(ChatSchema) }),
    failure: Type.Object(pauseFields),
  },
  /** Reports what somebody else has said at a table. */
  liveReport: {
    body: strict({ wordId: IdSchema }),
    value: Type.Object({}),
  },
} as const;
