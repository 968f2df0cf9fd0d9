import Type from 'typebox';
import { chatLength, chatStars, chatStates } from '../supportChat.ts';
import { ClientKeySchema, IdSchema, TimeSchema, strict } from './common.ts';

export const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const MessageSchema = Type.Object({
  /** Grows from message to message. */
  id: Type.Integer({ minimum: 1 }),
  from: Type.Enum(['member', 'staff']),
  /** Who of the staff wrote it, as members see it. */
  name: nullable(Type.String()),
  text: Type.String(),
  /** A picture of the member's; the text then names it. */
  pictureId: nullable(IdSchema),
  at: TimeSchema,
  /** Of the member's own messages. */
  clientKey: nullable(Type.String()),
  /** When the other side read it. */
  readAt: nullable(TimeSchema),
});

const minuteOfDay = Type.Integer({ minimum: 0, maximum: 24 * 60 });

/** Days with hours, Monday is 1; a day without is closed. Without any day somebody is always there. */
export const HoursSchema = Type.Array(
  strict({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), opens: minuteOfDay, closes: minuteOfDay }),
  { maxItems: 7 },
);

export const supportChatSchemas = {
  supportChat: {
    value: Type.Object({
      state: Type.Enum([...chatStates]),
      /** Who of the staff has taken the open chat, as members see them. */
      by: nullable(Type.String()),
      /** Place among the chats that wait, from 1. */
      place: nullable(Type.Integer({ minimum: 1 })),
      stars: nullable(Type.Integer({ minimum: chatStars.least, maximum: chatStars.most })),
      /** When somebody is there again; null while somebody is. */
      opensAt: nullable(TimeSchema),
      /** The last 200 messages, in their order. */
      list: Type.Array(MessageSchema),
    }),
  },
  supportSay: {
    body: strict({
      clientKey: ClientKeySchema,
      text: Type.String({ minLength: 1, maxLength: chatLength }),
      /** An upload of `uploadProof`; the text then names it. */
      pictureId: Type.Optional(nullable(IdSchema)),
    }),
    value: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  },
  supportPicture: {
    query: strict({ id: IdSchema }),
    /** A small copy as a `data:` address. */
    value: Type.Object({ address: Type.String() }),
  },
  /** Answers of the staff that the member has not seen. */
  supportUnread: { value: Type.Object({ count: Type.Integer({ minimum: 0 }) }) },
  supportRead: {
    body: strict({ upTo: Type.Integer({ minimum: 1 }) }),
    value: Type.Object({}),
  },
  supportRate: {
    body: strict({ stars: Type.Integer({ minimum: chatStars.least, maximum: chatStars.most }) }),
    value: Type.Object({}),
  },
} as const;
