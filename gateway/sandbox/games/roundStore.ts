import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { vendorRounds, vendorSeeds } from './schema.ts';

export type RoundRow = typeof vendorRounds.$inferSelect;
export type RoundState = RoundRow['state'];

const ended = ['settled', 'refused', 'void'] as const satisfies readonly RoundState[];
const SWEPT_AT_ONCE = 5_000;

type Owner = Pick<RoundRow, 'merchant' | 'player' | 'gameCode' | 'mode'>;

const ownedBy = ({ merchant, player, gameCode, mode }: Owner) =>
  and(
    eq(vendorRounds.merchant, merchant),
    eq(vendorRounds.player, player),
    eq(vendorRounds.gameCode, gameCode),
    eq(vendorRounds.mode, mode),
  );

export const roundStore = (queries: Queries) => ({
  insert: async (round: RoundRow): Promise<void> => {
    await queries.insert(vendorRounds).values(round);
  },

  byKey: async (visit: string, key: string): Promise<RoundRow | undefined> => {
    const [row] = await queries
      .select()
      .from(vendorRounds)
      .where(and(eq(vendorRounds.visit, visit), eq(vendorRounds.key, key)));
    return row;
  },

  /** Moves a round on; of two who try, one alone does. */
  advance: async (id: string, from: RoundState, to: RoundState): Promise<boolean> => {
    const moved = await queries
      .update(vendorRounds)
      .set({ state: to })
      .where(and(eq(vendorRounds.id, id), eq(vendorRounds.state, from)))
      .returning({ id: vendorRounds.id });
    return moved.length > 0;
  },

  /** A round of the player's own, locked until the transaction ends. */
  lock: async (owner: Owner, id: string): Promise<RoundRow | undefined> => {
    const [row] = await queries
      .select()
      .from(vendorRounds)
      .where(and(ownedBy(owner), eq(vendorRounds.id, id)))
      .for('update');
    return row;
  },

  /** Keeps what a locked round has come to. */
  goOn: async ({ id, outcome, win, state }: Pick<RoundRow, 'id' | 'outcome' | 'win' | 'state'>) => {
    await queries.update(vendorRounds).set({ outcome, win, state }).where(eq(vendorRounds.id, id));
  },

  /** Whether a round waits for the player to decide. */
  isPlaying: async (owner: Owner): Promise<boolean> =>
    (await queries.$count(vendorRounds, and(ownedBy(owner), eq(vendorRounds.state, 'playing')))) > 0,

  /** Whether a round is in play, or may be in a moment. */
  isBegun: async (owner: Owner): Promise<boolean> =>
    (await queries.$count(
      vendorRounds,
      and(ownedBy(owner), inArray(vendorRounds.state, ['drawn', 'playing'])),
    )) > 0,

  byId: async (id: string): Promise<RoundRow | undefined> => {
    const [row] = await queries.select().from(vendorRounds).where(eq(vendorRounds.id, id));
    return row;
  },

  /** Adds what the pot pays to the win. */
  addPot: async ({ id, win }: Pick<RoundRow, 'id' | 'win'>, pot: bigint): Promise<void> => {
    await queries
      .update(vendorRounds)
      .set({ win: win + pot, pot })
      .where(eq(vendorRounds.id, id));
  },

  /** Before a seed is told: what was drawn from it and has no stake yet must not be played any more. */
  abandonDrawn: async (owner: Owner): Promise<void> => {
    await queries
      .update(vendorRounds)
      .set({ state: 'abandoned' })
      .where(and(ownedBy(owner), eq(vendorRounds.state, 'drawn')));
  },

  /** Marks a round as shown, and the settled ones before it: an older result is not told after a newer one. */
  markShown: async (owner: Owner, id: string, now: Date): Promise<void> => {
    const shown = queries
      .select({ drawnAt: vendorRounds.drawnAt })
      .from(vendorRounds)
      .where(and(ownedBy(owner), eq(vendorRounds.id, id)));
    await queries
      .update(vendorRounds)
      .set({ shownAt: now })
      .where(
        and(
          ownedBy(owner),
          isNull(vendorRounds.shownAt),
          or(
            eq(vendorRounds.id, id),
            and(eq(vendorRounds.state, 'settled'), lt(vendorRounds.drawnAt, shown)),
          ),
        ),
      );
  },

  /** The last round of the player that no page has shown to its end, one that waits for a decision before others. */
  unfinished: async (owner: Owner): Promise<RoundRow | undefined> => {
    const [row] = await queries
      .select()
      .from(vendorRounds)
      .where(
        and(
          ownedBy(owner),
          isNull(vendorRounds.shownAt),
          inArray(vendorRounds.state, ['playing', 'staked', 'settled']),
        ),
      )
      .orderBy(desc(eq(vendorRounds.state, 'playing')), desc(vendorRounds.drawnAt), desc(vendorRounds.id))
      .limit(1);
    return row;
  },

  /** The last rounds with the seeds they were drawn from. */
  latest: (owner: Owner, limit: number) =>
    queries
      .select({ round: vendorRounds, seed: vendorSeeds })
      .from(vendorRounds)
      .innerJoin(vendorSeeds, eq(vendorSeeds.id, vendorRounds.seedId))
      .where(ownedBy(owner))
      .orderBy(desc(vendorRounds.drawnAt))
      .limit(limit),

  /** Deletes rounds that ended before a time, some at once so that no sweep holds the table for long. */
  sweep: async (before: Date): Promise<void> => {
    const over = queries
      .select({ id: vendorRounds.id })
      .from(vendorRounds)
      .where(and(inArray(vendorRounds.state, [...ended]), lt(vendorRounds.drawnAt, before)))
      .limit(SWEPT_AT_ONCE);
    await queries.delete(vendorRounds).where(inArray(vendorRounds.id, over));
  },

  /** Rounds that wait for a player who has not come back since. */
  left: (before: Date, limit: number) =>
    queries
      .select()
      .from(vendorRounds)
      .where(and(eq(vendorRounds.state, 'playing'), lt(vendorRounds.drawnAt, before)))
      .orderBy(asc(vendorRounds.drawnAt))
      .limit(limit),

  /** Bets at live tables whose round is long dealt. */
  dealt: (before: Date, limit: number) =>
    queries
      .select()
      .from(vendorRounds)
      .where(
        and(
          eq(vendorRounds.state, 'playing'),
          sql`${vendorRounds.outcome}->>'engine' = 'table'`,
          lt(vendorRounds.drawnAt, before),
        ),
      )
      .orderBy(asc(vendorRounds.drawnAt))
      .limit(limit),

  /** Rounds for money that stopped on their way. */
  stranded: (before: Date, limit: number) =>
    queries
      .select()
      .from(vendorRounds)
      .where(
        or(
          eq(vendorRounds.state, 'abandoned'),
          and(inArray(vendorRounds.state, ['drawn', 'staked']), lt(vendorRounds.drawnAt, before)),
        ),
      )
      .orderBy(asc(vendorRounds.drawnAt))
      .limit(limit),
});
