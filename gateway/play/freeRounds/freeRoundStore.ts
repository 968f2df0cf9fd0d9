import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { freeRounds, type FreeRounds } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** A round that is to be taken off free rounds. */
export interface FreeRoundTaken extends Owner, Pick<FreeRounds, 'id' | 'stake'> {
  readonly gameCode: string;
  readonly now: Date;
}

const MOST_SHOWN = 100;

/** Free rounds by row. Whoever changes one holds its row until the transaction ends. */
export const freeRoundStore = (queries: Queries) => {
  const own = ({ merchant, memberId }: Owner) =>
    and(eq(freeRounds.merchant, merchant), eq(freeRounds.memberId, memberId));
  const playable = (gameCode: string, now: Date) =>
    and(
      isNull(freeRounds.closedAt),
      gt(freeRounds.until, now),
      lt(freeRounds.taken, freeRounds.total),
      sql`${freeRounds.gameCodes} ? ${gameCode}`,
    );

  return {
    /** Undefined when that subject has given some already. */
    give: async (row: typeof freeRounds.$inferInsert): Promise<FreeRounds | undefined> => {
      const [made] = await queries
        .insert(freeRounds)
        .values(row)
        .onConflictDoNothing({ target: [freeRounds.memberId, freeRounds.source, freeRounds.subject] })
        .returning();
      return made;
    },

    /** Takes one; false when there is none left for that game and stake. */
    take: async ({ id, stake, gameCode, now, ...owner }: FreeRoundTaken): Promise<boolean> => {
      const taken = await queries
        .update(freeRounds)
        .set({ taken: sql`${freeRounds.taken} + 1` })
        .where(and(own(owner), eq(freeRounds.id, id), eq(freeRounds.stake, stake), playable(gameCode, now)))
        .returning({ id: freeRounds.id });
      return taken.length > 0;
    },

    /** Counts one that has ended with what it brought. */
    end: async (id: string, win: bigint): Promise<FreeRounds | undefined> => {
      const [row] = await queries
        .update(freeRounds)
        .set({ ended: sql`${freeRounds.ended} + 1`, won: sql`${freeRounds.won} + ${win}` })
        .where(eq(freeRounds.id, id))
        .returning();
      return row;
    },

    /** Gives one back that was voided. */
    giveBack: async (id: string): Promise<void> => {
      await queries
        .update(freeRounds)
        .set({ taken: sql`${freeRounds.taken} - 1` })
        .where(eq(freeRounds.id, id));
    },

    /** None is taken from then on; those that are open end as they would. */
    cancel: async (id: string, now: Date): Promise<void> => {
      await queries.update(freeRounds).set({ cancelledAt: now, until: now }).where(eq(freeRounds.id, id));
    },

    close: async (id: string, closedAt: Date): Promise<void> => {
      await queries.update(freeRounds).set({ closedAt }).where(eq(freeRounds.id, id));
    },

    byId: async (id: string): Promise<FreeRounds | undefined> => {
      const [row] = await queries.select().from(freeRounds).where(eq(freeRounds.id, id));
      return row;
    },

    lock: async (id: string): Promise<FreeRounds | undefined> => {
      const [row] = await queries.select().from(freeRounds).where(eq(freeRounds.id, id)).for('update');
      return row;
    },

    /** Those that a game takes next: of several the ones that end first. */
    next: async (owner: Owner, gameCode: string, now: Date): Promise<FreeRounds | undefined> => {
      const [row] = await queries
        .select()
        .from(freeRounds)
        .where(and(own(owner), playable(gameCode, now)))
        .orderBy(asc(freeRounds.until), asc(freeRounds.id))
        .limit(1);
      return row;
    },

    ofSubject: async (
      owner: Owner,
      { source, subject }: Pick<FreeRounds, 'source' | 'subject'>,
    ): Promise<FreeRounds | undefined> => {
      const [row] = await queries
        .select()
        .from(freeRounds)
        .where(and(own(owner), eq(freeRounds.source, source), eq(freeRounds.subject, subject)));
      return row;
    },

    /** All of a member, the newest first. */
    ofMember: (owner: Owner): Promise<FreeRounds[]> =>
      queries
        .select()
        .from(freeRounds)
        .where(own(owner))
        .orderBy(desc(freeRounds.createdAt), desc(freeRounds.id))
        .limit(MOST_SHOWN),
  };
};
