import { hash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { Runtime } from '../../../platform/runtime/runtime.ts';
import { TABLE_PLAYER, vendorSeeds } from '../schema.ts';
import type { SeedRow } from '../seedStore.ts';

const SEED_BYTES = 32;

/** The same shoe has the same name at every gateway. */
const nameOf = (merchant: string, gameCode: string, shoe: number): string => {
  const digits = hash('sha256', `${merchant} ${gameCode} ${shoe}`);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
};

/** Seeds of live tables: one a shoe, told when a later shoe is begun. */
export const roomSeeds = (queries: Queries, runtime: Runtime) => {
  const find = async (id: string): Promise<SeedRow | undefined> => {
    const [row] = await queries.select().from(vendorSeeds).where(eq(vendorSeeds.id, id));
    return row;
  };
  return {
    /** The seed of a shoe, whether anybody has asked for it before or not. */
    of: async (merchant: string, gameCode: string, shoe: number): Promise<SeedRow> => {
      const id = nameOf(merchant, gameCode, shoe);
      const known = await find(id);
      if (known !== undefined) return known;
      await queries
        .insert(vendorSeeds)
        .values({
          id,
          merchant,
          gameCode,
          player: TABLE_PLAYER,
          mode: 'real',
          serverSeed: runtime.randomBytes(SEED_BYTES).toString('hex'),
          clientSeed: `${gameCode}-${shoe}`,
          createdAt: runtime.now(),
        })
        .onConflictDoNothing();
      const made = await find(id);
      if (made === undefined) throw new Error('The seed just written is gone');
      return made;
    },

    /** Tells the seeds of the shoes before this one, which are over. */
    reveal: async ({ merchant, gameCode, clientSeed }: SeedRow): Promise<void> => {
      await queries
        .update(vendorSeeds)
        .set({ revealedAt: runtime.now() })
        .where(
          and(
            eq(vendorSeeds.merchant, merchant),
            eq(vendorSeeds.gameCode, gameCode),
            eq(vendorSeeds.player, TABLE_PLAYER),
            // A clock that is behind asks when the next shoe is in play already. Until the year 2213 the numbers of
            // shoes, with which these end, have six digits and so the order of their text.
            lt(vendorSeeds.clientSeed, clientSeed),
            isNull(vendorSeeds.revealedAt),
          ),
        );
    },
  };
};
