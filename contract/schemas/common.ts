import Type, { type TProperties } from 'typebox';
import { audiences, languages } from '../constants.ts';
import { currencyExponents, type Currency } from '../money.ts';
import { pauseKinds } from '../saferPlay.ts';

/** A request object: unknown fields are refused (security row 22). */
export const strict = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A part that may be missing without a false word: a wrong value costs this part alone, not what it stands in. */
export const spare = { spare: true } as const;

/** A list that would be false with an item missing: a wrong item costs the whole list. */
export const whole = { whole: true } as const;

export const LanguageSchema = Type.Enum([...languages]);
export const AudienceSchema = Type.Enum([...audiences]);

export const MoneySchema = Type.Object({
  amount: Type.String({ pattern: '^-?(0|[1-9][0-9]{0,17})$' }),
  currency: Type.Enum(Object.keys(currencyExponents) as Currency[]),
});

/** An amount to move: minor units, above zero. */
export const AmountSchema = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

/** Name of a wallet: a vendor's code, or `MAIN`. */
export const WalletNameSchema = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' });

/** Number of a deposit or withdrawal as people name it. */
export const OrderNoSchema = Type.String({ pattern: '^[DW][0-9A-Z]{8,24}$' });

/**
 * A UUID as the database writes it; a query with any other text fails there. The `uuid` format of JSON Schema would not
 * do: validators also take `urn:uuid:`, which the database does not.
 */
export const idPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Id of a row. */
export const IdSchema = Type.String({ pattern: idPattern });

/** A file in the body of an upload, which is a multipart stream. */
export const FileSchema = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** Token of a ticket. */
export const TicketSchema = Type.String({ minLength: 1, maxLength: 64 });

/** ISO 8601 in UTC. */
export const TimeSchema = Type.String({ format: 'date-time' });

/** What keeps a member from playing, and until when: null for what has no end yet. */
export const PauseSchema = Type.Object({
  kind: Type.Enum([...pauseKinds]),
  until: Type.Union([TimeSchema, Type.Null()]),
  /** Of one without an end: when the operator can end it at the earliest. */
  earliestEnd: Type.Optional(TimeSchema),
});

/** What any refused call of a member carries with `on_break`: the fields of the pause. */
export const restFields = {
  kind: Type.Optional(PauseSchema.properties.kind),
  until: Type.Optional(PauseSchema.properties.until),
  earliestEnd: PauseSchema.properties.earliestEnd,
};

/** What proves that a round was drawn before its stake was known (GAME-12). */
export const ProofSchema = Type.Object({
  hash: Type.String(),
  /** Told once no further round can come from it. */
  serverSeed: Type.Union([Type.String(), Type.Null()]),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
});

/** Query strings are text: nothing is coerced. */
export const digits = (most: number) => Type.String({ pattern: `^[0-9]{1,${most}}$` });

/** Proofs that a person acts, for the calls that ask for one. */
export const proofFields = {
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
  /** The `id` the picture was asked for with. */
  captchaId: Type.Optional(Type.String({ maxLength: 22 })),
  /** In place of both: the work of a browser whose visitor cannot read the picture, see `humanChallenge`. */
  captchaWork: Type.Optional(Type.String({ maxLength: 8_192 })),
  /** Proof of human verification, see `humanChallenge`. */
  human: Type.Optional(Type.String({ maxLength: 8_192 })),
};
