import Type from 'typebox';
import { messageCategories } from '../messageFacts.ts';
import { messageKinds } from '../messageKinds.ts';
import { digits, IdSchema, strict, TimeSchema } from './common.ts';

const unread = Type.Object({ count: Type.Integer({ minimum: 0 }) });

/** One message by its id, or all messages that the keyword names. */
const which = <Word extends string>(word: Word) => Type.Union([IdSchema, Type.Literal(word)]);

const MessageSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...messageKinds]),
  /** Values for the placeholders of the message: texts, times, and `amount` in minor units with its `currency`. */
  params: Type.Record(Type.String(), Type.String()),
  at: TimeSchema,
  read: Type.Boolean(),
});

export const messageSchemas = {
  unreadCount: { value: unread },
  messages: {
    query: strict({
      category: Type.Optional(Type.Enum([...messageCategories])),
      pageNo: digits(4),
      pageSize: digits(3),
    }),
    value: Type.Object({
      list: Type.Array(MessageSchema),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  /** Answers with the number of unread messages. */
  readMessage: { body: strict({ id: which('all') }), value: unread },
  deleteMessage: { query: strict({ id: which('read') }), value: unread },
} as const;
