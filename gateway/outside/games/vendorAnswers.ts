import Type from 'typebox';
import { gameTags, gameTypes, languages, slotCategories } from '#contract/constants';
import { tableResults } from '#contract/rooms';
import { ProofSchema, TimeSchema } from '#contract/schemas/common';
import type { Expected } from '../../platform/signature/postSigned.ts';

const KILOBYTE = 1_024;

/** Lotteries have pages of their own, which no vendor outside fills. */
const offeredTypes = gameTypes.filter((type) => type !== 'LOTT' && type !== 'ELOTT');

/** No control characters, and nothing but spaces within. */
const NameSchema = Type.String({ pattern: '^[^\\s\\p{C}]([^\\p{C}]{0,78}[^\\s\\p{C}])?$' });
const otherNames = Object.fromEntries(
  languages.filter((language) => language !== 'EN').map((language) => [language, Type.Optional(NameSchema)]),
);

/** Minor units of the brand's currency. */
const AmountSchema = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

export const GameCodeSchema = Type.String({ pattern: '^[A-Z0-9]{3,24}$' });

/** A game as a vendor outside offers it; docs/ports/game-vendor.md tells each field. */
const OfferSchema = Type.Object({
  gameCode: GameCodeSchema,
  names: Type.Object({ EN: NameSchema, ...otherNames }),
  gameType: Type.Enum(offeredTypes),
  category: Type.Optional(Type.Enum([...slotCategories])),
  tag: Type.Optional(Type.Enum([...gameTags])),
  trial: Type.Boolean(),
  stakes: Type.Array(AmountSchema, { minItems: 1, maxItems: 30, uniqueItems: true }),
  limit: AmountSchema,
  lines: Type.Integer({ minimum: 0, maximum: 10_000 }),
  rtp: Type.Integer({ minimum: 1, maximum: 10_000 }),
  maxWin: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  isTable: Type.Boolean(),
});

/** The whole list of a vendor, asked for by the operator. */
export const catalogueAnswer = {
  answer: Type.Object({ name: NameSchema, games: Type.Array(OfferSchema, { maxItems: 10_000 }) }),
  within: 15_000,
  most: 8_192 * KILOBYTE,
} as const satisfies Expected<ReturnType<typeof Type.Object>>;

/** Live tables as they stand; a player waits for it. */
export const tablesAnswer = {
  answer: Type.Object({
    tables: Type.Array(
      Type.Object({
        gameCode: GameCodeSchema,
        seats: Type.Integer({ minimum: 1, maximum: 100_000 }),
        players: Type.Integer({ minimum: 0, maximum: 100_000 }),
        takesBets: Type.Boolean(),
        bettingUntil: TimeSchema,
        results: Type.Array(Type.Enum([...tableResults]), { maxItems: 60 }),
      }),
      { maxItems: 1_000 },
    ),
  }),
  within: 500,
  most: 512 * KILOBYTE,
} as const satisfies Expected<ReturnType<typeof Type.Object>>;

/** What proves a round; a player waits for it. */
export const proofAnswer = {
  answer: Type.Object({ proof: Type.Union([ProofSchema, Type.Null()]) }),
  within: 2_000,
  most: 16 * KILOBYTE,
} as const satisfies Expected<ReturnType<typeof Type.Object>>;
