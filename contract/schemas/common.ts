import Type, { type TProperties } from 'typebox';
import { audiences, languages } from '../constants.ts';
import { currencies } from '../money.ts';
import { pauseKinds } from '../saferPlay.ts';

/** A request object: unknown fields are refused (security.md row 22). */
export const strict = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** Marks an optional detail: if its value is wrong, only this property is dropped, not the object that contains it. */
export const spare = { spare: true } as const;

/** Marks a list that would mislead if an item were missing: one wrong item invalidates the whole list. */
export const whole = { whole: true } as const;

export const LanguageSchema = Type.Enum([...languages]);
export const AudienceSchema = Type.Enum([...audiences]);

/** The pattern is the short form that pages check: they do not load the table. */
export const CurrencySchema = Type.Enum(currencies(), { pattern: '^[A-Z]{3}$' });

export const MoneySchema = Type.Object({
  amount: Type.String({ pattern: '^-?(0|[1-9][0-9]{0,17})$' }),
  currency: CurrencySchema,
});

/** An amount to move: minor units, above zero. */
export const AmountSchema = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

/** Name of a wallet: a vendor's code, or `MAIN`. */
export const WalletNameSchema = Type.String({ pattern: '^[A-Z0-9_]{1,32}$' });

/** Number of a deposit or withdrawal, as shown to members. */
export const OrderNoSchema = Type.String({ pattern: '^[DW][0-9A-Z]{8,24}$' });

/**
 * A UUID in PostgreSQL's notation; a query with any other text fails. The `uuid` format of JSON Schema is too wide:
 * validators also accept `urn:uuid:`, which PostgreSQL does not.
 */
export const idPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Id of a database row. */
export const IdSchema = Type.String({ pattern: idPattern });

/** A file in the body of an upload, which is a multipart stream. */
export const FileSchema = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** A one-time ticket. */
export const TicketSchema = Type.String({ minLength: 1, maxLength: 64 });

/** ISO 8601 in UTC. */
export const TimeSchema = Type.String({ format: 'date-time' });

/** The pause that keeps a member from playing, and its end; null if it has no end yet. */
export const PauseSchema = Type.Object({
  kind: Type.Enum([...pauseKinds]),
  until: Type.Union([TimeSchema, Type.Null()]),
  /** For a pause without an end: the earliest time at which the operator can end it. */
  earliestEnd: Type.Optional(TimeSchema),
});

/** The fields of the pause that any call refused with `on_break` carries. */
export const pauseFields = {
  kind: Type.Optional(PauseSchema.properties.kind),
  until: Type.Optional(PauseSchema.properties.until),
  earliestEnd: PauseSchema.properties.earliestEnd,
};

/** Proof that a round was drawn before the stake was known (GAME-12). */
export const ProofSchema = Type.Object({
  hash: Type.String(),
  /** Revealed once no further round can use the seed. */
  serverSeed: Type.Union([Type.String(), Type.Null()]),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
});

/** Query strings are text; the gateway converts nothing. */
export const digits = (most: number) => Type.String({ pattern: `^[0-9]{1,${most}}$` });

/** Captcha and human-verification fields, for the calls that require them. */
export const proofFields = {
  captcha: Type.Optional(Type.String({ maxLength: 16 })),
  /** The `id` with which the page requested the picture. */
  captchaId: Type.Optional(Type.String({ maxLength: 22 })),
  /** Replaces both: a proof of work for a visitor who cannot read the picture, see `humanChallenge`. */
  captchaWork: Type.Optional(Type.String({ maxLength: 8_192 })),
  /** Proof of human verification, see `humanChallenge`. */
  human: Type.Optional(Type.String({ maxLength: 8_192 })),
};

/** 128 random bits of the page, base64url: a message that is sent again is kept once. */
export const ClientKeySchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
