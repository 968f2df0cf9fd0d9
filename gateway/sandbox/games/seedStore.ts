import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { roundStore } from './roundStore.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';

export type SeedRow = typeof vendorSeeds.$inferSelect;

/** Whose seeds: a player's in one game, for money or on trial. */
export type SeedOwner = Pick<SeedRow, 'merchant' | 'player' | 'gameCode' | 'mode'>;

interface SeedChange {
  readonly seed: SeedRow;
  /** What was in use before. */
  readonly before: SeedRow | undefined;
}

const SEED_BYTES = 32;

export const seedStore = (queries: Queries, runtime: Runtime) => {
  const current = ({ merchant, player, gameCode, mode }: SeedOwner) =>
    and(
      eq(vendorSeeds.merchant, merchant),
      eq(vendorSeeds.player, player),
      eq(vendorSeeds.gameCode, gameCode),
      eq(vendorSeeds.mode, mode),
      isNull(vendorSeeds.revealedAt),
    );
  /** Whoever draws or takes new seeds holds this row until the transaction ends. */
  const lock = async (owner: SeedOwner): Promise<void> => {
    await queries.select({ id: vendorSeeds.id }).from(vendorSeeds).where(current(owner)).for('update');
  };
  const reveal = async (owner: SeedOwner): Promise<SeedRow | undefined> => {
    const [before] = await queries
      .update(vendorSeeds)
      .set({ revealedAt: runtime.now() })
      .where(current(owner))
      .returning();
    return before;
  };
  /** Undefined when another one is in use; waits for whoever is about to add one. */
  const add = async (owner: SeedOwner, clientSeed: string): Promise<SeedRow | undefined> => {
    const { merchant, player, gameCode, mode } = owner;
    const serverSeed = runtime.randomBytes(SEED_BYTES).toString('hex');
    const row = { merchant, player, gameCode, mode, clientSeed, serverSeed };
    const [seed] = await queries
      .insert(vendorSeeds)
      .values({ ...row, id: runtime.newId(), createdAt: runtime.now() })
      .onConflictDoNothing()
      .returning();
    return seed;
  };
  return {
    lock,

    /**
     * Takes a new server seed into use and tells the one before; no round can be drawn from that any more. Nothing
     * happens while a round has still cards to come from it.
     */
    replace: async (owner: SeedOwner, clientSeed: string): Promise<SeedChange | undefined> => {
      for (;;) {
        // A round is either seen here or drawn from the next seed.
        await lock(owner);
        if (await roundStore(queries).isPlaying(owner)) return undefined;
        await roundStore(queries).abandonDrawn(owner);
        const before = await reveal(owner);
        const seed = await add(owner, clientSeed);
        if (seed !== undefined) return { seed, before };
        // Another opening of the game came first: its seed is in use, and is told in turn.
      }
    },

    byId: async (id: string): Promise<SeedRow | undefined> => {
      const [seed] = await queries.select().from(vendorSeeds).where(eq(vendorSeeds.id, id));
      return seed;
    },

    find: async (owner: SeedOwner): Promise<SeedRow | undefined> => {
      const [seed] = await queries.select().from(vendorSeeds).where(current(owner));
      return seed;
    },

    /** Deletes what was told before a time and has no round left to prove. */
    sweep: async (before: Date): Promise<void> => {
      const rounds = queries
        .select({ id: vendorRounds.id })
        .from(vendorRounds)
        .where(eq(vendorRounds.seedId, vendorSeeds.id));
      await queries.delete(vendorSeeds).where(and(lt(vendorSeeds.revealedAt, before), notExists(rounds)));
    },

    /** The seed for one more round, which is counted; the row stays locked until the transaction ends. */
    draw: async (owner: SeedOwner): Promise<(SeedRow & { nonce: number }) | undefined> => {
      const [seed] = await queries
        .update(vendorSeeds)
        .set({ rounds: sql`${vendorSeeds.rounds} + 1` })
        .where(current(owner))
        .returning();
      return seed && { ...seed, nonce: seed.rounds - 1 };
    },
  };
};
