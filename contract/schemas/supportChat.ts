import Type from 'typebox';
import { chatLength, chatStars, chatStates } from '../supportChat.ts';
import { strict, TimeSchema } from './common.ts';

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** 128 random bits of the page, base64url: a message that is sent again is kept once. */
const ClientKeySchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

const MessageSchema = Type.Object({
  /** Grows from message to message. */
  id: Type.Integer({ minimum: 1 }),
  from: Type.Enum(['member', 'staff']),
  /** Who of the staff wrote it, as members see it. */
  name: nullable(Type.String()),
  text: Type.String(),
  at: TimeSchema,
  /** Of the member's own messages. */
  clientKey: nullable(Type.String()),
  /** When the other side read it. */
  readAt: nullable(TimeSchema),
});

export const supportChatSchemas = {
  supportChat: {
    value: Type.Object({
      state: Type.Enum([...chatStates]),
      /** Place among the chats that wait, from 1. */
      place: nullable(Type.Integer({ minimum: 1 })),
      stars: nullable(Type.Integer({ minimum: chatStars.least, maximum: chatStars.most })),
      /** The last 200 messages, in their order. */
      list: Type.Array(MessageSchema),
    }),
  },
  supportSay: {
    body: strict({ clientKey: ClientKeySchema, text: Type.String({ minLength: 1, maxLength: chatLength }) }),
    value: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  },
  supportRead: {
    body: strict({ upTo: Type.Integer({ minimum: 1 }) }),
    value: Type.Object({}),
  },
  supportRate: {
    body: strict({ stars: Type.Integer({ minimum: chatStars.least, maximum: chatStars.most }) }),
    value: Type.Object({}),
  },
} as const;
