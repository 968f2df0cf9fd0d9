import Type from 'typebox';
import { proofImages } from '../cashier.ts';
import { contactLength, feedbackTypes, helpSections, mostFeedback, postKinds, slugPattern } from '../help.ts';
import { digits, IdSchema, LanguageSchema, strict, TimeSchema } from './common.ts';
import { pageFacts } from './records.ts';

const PostSchema = Type.Object({
  slug: Type.String(),
  kind: Type.Enum([...postKinds]),
  title: Type.String(),
  lead: Type.String(),
  /** Address of the picture, as of a banner. */
  image: Type.String(),
  publishedAt: TimeSchema,
  /** Minutes that it takes to read. */
  minutes: Type.Integer({ minimum: 1 }),
});

export const helpSchemas = {
  helpCenter: {
    query: strict({ lang: LanguageSchema, device: Type.Literal('WEB') }),
    value: Type.Object({
      sections: Type.Array(
        Type.Object({
          id: Type.Enum([...helpSections]),
          articles: Type.Array(
            Type.Object({
              id: Type.Integer(),
              title: Type.String(),
              /** HTML; the gateway sanitises it when it is written, the site when it is shown. */
              content: Type.String(),
            }),
          ),
        }),
      ),
    }),
  },
  posts: {
    query: strict({
      kind: Type.Enum([...postKinds]),
      language: LanguageSchema,
      pageNo: digits(4),
      pageSize: digits(2),
    }),
    value: Type.Object({ list: Type.Array(PostSchema), ...pageFacts }),
  },
  post: {
    query: strict({ slug: Type.String({ pattern: slugPattern }), language: LanguageSchema }),
    value: Type.Object({ ...PostSchema.properties, /** HTML. */ content: Type.String() }),
  },
  feedback: {
    body: strict({
      /** 128 random bits of the page, base64url: the same feedback sent again gets the same number. */
      id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
      type: Type.Enum([...feedbackTypes]),
      content: Type.String({ minLength: 1, maxLength: mostFeedback }),
      /** Where a visitor can be answered; members are answered in the inbox. */
      contact: Type.Optional(Type.String({ maxLength: contactLength })),
      proofIds: Type.Optional(Type.Array(IdSchema, { maxItems: proofImages.most, uniqueItems: true })),
    }),
    value: Type.Object({ no: Type.String() }),
  },
} as const;
