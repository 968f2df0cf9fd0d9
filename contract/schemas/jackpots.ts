import Type from 'typebox';
import { jackpotTiers } from '../jackpots.ts';
import { LanguageSchema, MoneySchema, strict, TimeSchema } from './common.ts';
import { GameSchema } from './games.ts';

const TierSchema = Type.Enum([...jackpotTiers]);

export const jackpotSchemas = {
  /** Progressive jackpots as they stand. */
  jackpots: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      at: TimeSchema,
      /** Number of pots, and their sum. */
      count: Type.Integer(),
      total: MoneySchema,
      /** Pots by the codes of their games. */
      pots: Type.Array(Type.Object({ gameCode: Type.String(), amount: MoneySchema })),
      /** The largest, with what it begins with again once it is won. */
      largest: Type.Array(
        Type.Object({ game: GameSchema, tier: TierSchema, amount: MoneySchema, start: MoneySchema }),
      ),
      /** The last that were won; who won them is not told. */
      hits: Type.Array(
        Type.Object({
          id: Type.String(),
          gameName: Type.String(),
          showIcon: Type.String(),
          tier: TierSchema,
          amount: MoneySchema,
          wonAt: TimeSchema,
        }),
      ),
    }),
  },
} as const;
