import Type from 'typebox';
import { deskLimits, deskLists, staffRoles, type DeskCallName } from '../desk.ts';
import { muteHoursMost, slowSecondsMost } from '../rooms.ts';
import { chatLength } from '../supportChat.ts';
import { cashierReasons, depositStates, withdrawalStates } from '../cashier.ts';
import { ClientKeySchema, FileSchema, IdSchema, MoneySchema, strict, TimeSchema } from './common.ts';
import { RoomIdSchema } from './rooms.ts';
import { MoneyLimitSchema, TimeLimitSchema } from './saferPlay.ts';
import { HoursSchema, MessageSchema, nullable } from './supportChat.ts';

const StaffSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  /** As members see it. */
  shownName: Type.String(),
  role: Type.Enum([...staffRoles]),
});

/** What staff sees of every member: never a password or an exclusion. */
const DeskMemberSchema = Type.Object({
  id: IdSchema,
  account: Type.String(),
  name: Type.String(),
  level: Type.Integer(),
  /** In which the chat was begun. */
  language: nullable(Type.String()),
  brand: Type.String(),
});

const DeskChatSchema = Type.Object({
  id: IdSchema,
  member: DeskMemberSchema,
  openedAt: TimeSchema,
  /** Since when a message of the member waits for an answer. */
  waitsSince: nullable(TimeSchema),
  unread: Type.Integer({ minimum: 0 }),
  takenBy: nullable(Type.Object({ id: IdSchema, shownName: Type.String() })),
  closedAt: nullable(TimeSchema),
  stars: nullable(Type.Integer()),
  /** Begun while nobody was there: the answer goes into the inbox as well. */
  outside: Type.Boolean(),
});

const paymentOf = <State extends string>(states: readonly State[]) =>
  Type.Object({
    orderNo: Type.String(),
    amount: MoneySchema,
    state: Type.Enum([...states]),
    reason: nullable(Type.Enum([...cashierReasons])),
    at: TimeSchema,
  });

const idOf = strict({ id: IdSchema });
const done = Type.Object({});

const wordSchema = Type.String({ minLength: 1, maxLength: 40 });

const CodeSchema = Type.String({ pattern: '^[0-9]{6}$' });

export const deskSchemas = {
  logIn: {
    body: strict({
      name: Type.String({ minLength: 1, maxLength: 40 }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
      code: CodeSchema,
      /** The code after that one: whoever has both is let in while strangers have used up the tries of the name. */
      nextCode: Type.Optional(CodeSchema),
    }),
    value: StaffSchema,
  },
  logOut: { value: done },
  me: { value: StaffSchema },
  chats: {
    query: strict({ list: Type.Enum([...deskLists]) }),
    value: Type.Object({ list: Type.Array(DeskChatSchema) }),
  },
  chat: {
    query: idOf,
    value: Type.Object({ chat: DeskChatSchema, list: Type.Array(MessageSchema) }),
  },
  member: {
    query: idOf,
    value: Type.Object({
      /** The last ten of each, the newest first. */
      deposits: Type.Array(paymentOf(depositStates)),
      withdrawals: Type.Array(paymentOf(withdrawalStates)),
      limits: Type.Array(MoneyLimitSchema),
      timeLimits: Type.Array(TimeLimitSchema),
    }),
  },
  take: { body: idOf, value: done },
  /** Keeps a picture for the chat of one's own; an answer then names it. */
  picture: { query: idOf, body: strict({ image: FileSchema }), value: Type.Object({ id: IdSchema }) },
  say: {
    body: strict({
      id: IdSchema,
      clientKey: ClientKeySchema,
      text: Type.String({ minLength: 1, maxLength: chatLength }),
      /** A picture of one's own for this chat; the text then names it. */
      pictureId: Type.Optional(IdSchema),
    }),
    value: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  },
  handOver: { body: strict({ id: IdSchema, to: IdSchema }), value: done },
  close: { body: idOf, value: done },
  colleagues: {
    value: Type.Object({ list: Type.Array(StaffSchema, { maxItems: deskLimits.chats }) }),
  },
  hours: { value: Type.Object({ timeZone: Type.String(), days: HoursSchema }) },
  rooms: {
    value: Type.Object({
      reports: Type.Array(
        Type.Object({
          id: IdSchema,
          roomId: RoomIdSchema,
          /** Who said it. */
          account: Type.String(),
          text: Type.String(),
          at: TimeSchema,
        }),
      ),
      /** Tables in slow mode. */
      slow: Type.Array(Type.Object({ roomId: RoomIdSchema, seconds: Type.Integer() })),
      /** Words that are shown as stars. */
      words: Type.Array(Type.String()),
    }),
  },
  settleReport: {
    body: strict({
      id: IdSchema,
      hide: Type.Boolean(),
      /** Hours for which who said it is muted; 0 for none. */
      muteHours: Type.Integer({ minimum: 0, maximum: muteHoursMost }),
    }),
    value: done,
  },
  setSlow: {
    body: strict({
      roomId: RoomIdSchema,
      seconds: Type.Integer({ minimum: 0, maximum: slowSecondsMost }),
    }),
    value: done,
  },
  filterWord: { body: strict({ word: wordSchema, filtered: Type.Boolean() }), value: done },
  setHours: { body: strict({ days: HoursSchema }), value: done },
} as const satisfies Record<DeskCallName, unknown>;
