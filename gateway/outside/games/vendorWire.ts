import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { gameTags, gameTypes, languages, slotCategories } from '#contract/constants';
import { tableResults } from '#contract/rooms';
import { IdSchema, LanguageSchema, ProofSchema, strict, TimeSchema } from '#contract/schemas/common';
import type { CallBounds } from '../calls/signedPost.ts';

const CurrencySchema = Type.String({ pattern: '^[A-Z]{3}$' });
const MerchantSchema = Type.String({ minLength: 1, maxLength: 40 });

/** What the gateway asks a game vendor, by the `type` of its body (docs/ports/game-vendor.md). */
export const requestSchemas = {
  'vendor.catalogue': strict({
    type: Type.Literal('vendor.catalogue'),
    merchant: MerchantSchema,
    currency: CurrencySchema,
    languages: Type.Array(LanguageSchema),
  }),
  'vendor.tables': strict({ type: Type.Literal('vendor.tables'), merchant: MerchantSchema }),
  'vendor.proof': strict({
    type: Type.Literal('vendor.proof'),
    merchant: MerchantSchema,
    round: Type.String(),
  }),
  'vendor.freeRounds': strict({
    type: Type.Literal('vendor.freeRounds'),
    merchant: MerchantSchema,
    player: IdSchema,
    id: IdSchema,
    games: Type.Array(Type.String(), { minItems: 1 }),
    stake: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
    currency: CurrencySchema,
    total: Type.Integer({ minimum: 1 }),
    until: TimeSchema,
    cancelled: Type.Boolean(),
  }),
} as const;

export type VendorRequest<Kind extends keyof typeof requestSchemas> = Static<(typeof requestSchemas)[Kind]>;

/** Lotteries have pages of their own, which no vendor outside fills. */
const offeredTypes = gameTypes.filter((type) => type !== 'LOTT' && type !== 'ELOTT');

/** No control characters, and nothing but spaces within. */
const NameSchema = Type.String({ pattern: '^[^\\s\\p{C}]([^\\p{C}]{0,78}[^\\s\\p{C}])?$' });
const otherNames = Object.fromEntries(
  languages.filter((language) => language !== 'EN').map((language) => [language, Type.Optional(NameSchema)]),
);

/** Minor units of the brand's currency, as the catalogue keeps them. */
const StakeSchema = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

const GameCodeSchema = Type.String({ pattern: '^[A-Z0-9]{3,24}$' });

const OfferSchema = strict({
  gameCode: GameCodeSchema,
  names: strict({ EN: NameSchema, ...otherNames }),
  gameType: Type.Enum(offeredTypes),
  category: Type.Optional(Type.Enum([...slotCategories])),
  tag: Type.Optional(Type.Enum([...gameTags])),
  trial: Type.Boolean(),
  stakes: Type.Array(StakeSchema, { minItems: 1, maxItems: 30, uniqueItems: true }),
  limit: StakeSchema,
  lines: Type.Integer({ minimum: 0, maximum: 10_000 }),
  rtp: Type.Integer({ minimum: 1, maximum: 10_000 }),
  maxWin: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  isTable: Type.Boolean(),
  freeRounds: Type.Optional(Type.Boolean()),
});

export type Offer = Static<typeof OfferSchema>;

const TableSchema = strict({
  gameCode: GameCodeSchema,
  seats: Type.Integer({ minimum: 1, maximum: 100_000 }),
  players: Type.Integer({ minimum: 0, maximum: 100_000 }),
  takesBets: Type.Boolean(),
  bettingUntil: TimeSchema,
  results: Type.Array(Type.Enum([...tableResults]), { maxItems: 60 }),
});

/** What a game vendor answers to them. */
export const answerShapes = {
  'vendor.catalogue': Compile(
    strict({ name: NameSchema, games: Type.Array(OfferSchema, { maxItems: 10_000 }) }),
  ),
  'vendor.tables': Compile(strict({ tables: Type.Array(TableSchema, { maxItems: 1_000 }) })),
  'vendor.proof': Compile(strict({ proof: Type.Union([ProofSchema, Type.Null()]) })),
  'vendor.freeRounds': Compile(strict({ heard: Type.Literal(true) })),
} as const;

/** An operator waits for the catalogue, players for tables and proofs, a job alone for the last. */
export const callBounds = {
  'vendor.catalogue': { within: 15_000, longest: 8 * 1024 * 1024 },
  'vendor.tables': { within: 500, longest: 512 * 1024 },
  'vendor.proof': { within: 2_000, longest: 16 * 1024 },
  'vendor.freeRounds': { within: 5_000, longest: 16 * 1024 },
} as const satisfies Record<keyof typeof requestSchemas, CallBounds>;
