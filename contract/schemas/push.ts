import Type from 'typebox';
import { pushTopics } from '../push.ts';
import { LanguageSchema, strict } from './common.ts';

/** Address of a browser at its push service. */
const EndpointSchema = Type.String({ pattern: '^https?://[!-~]+$', maxLength: 1_024 });

const TopicsSchema = Type.Array(Type.Enum([...pushTopics]), {
  minItems: 1,
  maxItems: pushTopics.length,
  uniqueItems: true,
});

const ChoiceSchema = Type.Object({
  topics: Type.Array(Type.Enum([...pushTopics])),
  /** Whether amounts may stand on the lock screen. */
  amounts: Type.Boolean(),
});

export const pushSchemas = {
  pushKey: {
    /** The gateway's public key (VAPID), base64url, with which a browser subscribes. */
    value: Type.Object({ key: Type.String() }),
  },
  pushHere: {
    body: strict({ endpoint: EndpointSchema }),
    /** Null where the member has not turned it on. */
    value: Type.Object({ device: Type.Union([ChoiceSchema, Type.Null()]) }),
  },
  pushOn: {
    body: strict({
      endpoint: EndpointSchema,
      /** Public key of the browser, base64url: a point of P-256. */
      p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' }),
      /** Its secret, base64url: 16 bytes. */
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
      topics: TopicsSchema,
      amounts: Type.Boolean(),
      language: LanguageSchema,
    }),
    value: Type.Object({ device: ChoiceSchema }),
  },
  pushOff: { body: strict({ endpoint: EndpointSchema }), value: Type.Null() },
} as const;
