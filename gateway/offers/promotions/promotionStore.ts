import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  promotionEntries,
  promotionPlaces,
  promotions,
  type Promotion,
  type PromotionEntry,
} from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Period = Pick<PromotionEntry, 'promotionId' | 'period'>;

export interface RaffleResult {
  readonly tickets: number;
  /** The largest prize first; amounts as text of minor units. */
  readonly winners: readonly { readonly ticket: number; readonly amount: string }[];
}

/** Ended promotions are listed for so long, so that who took part finds them. */
const LISTED_AFTER_END = 7 * 86_400_000;

export const promotionStore = (queries: Queries) => {
  const named = (merchant: string, id: number) =>
    and(eq(promotions.merchant, merchant), eq(promotions.id, id));
  const own = ({ merchant, memberId }: Owner) =>
    and(eq(promotionEntries.merchant, merchant), eq(promotionEntries.memberId, memberId));
  const inPeriod = ({ promotionId, period }: Period) =>
    and(eq(promotionEntries.promotionId, promotionId), eq(promotionEntries.period, period));

  return {
    add: async (row: typeof promotions.$inferInsert): Promise<Promotion> => {
      const [added] = await queries.insert(promotions).values(row).returning();
      if (added === undefined) throw new Error('The promotion just written is gone');
      return added;
    },

    change: async (id: number, change: Partial<Promotion>): Promise<Promotion> => {
      const [changed] = await queries.update(promotions).set(change).where(eq(promotions.id, id)).returning();
      if (changed === undefined) throw new Error(`Promotion ${id} is gone`);
      return changed;
    },

    find: async (merchant: string, id: number): Promise<Promotion | undefined> => {
      const [row] = await queries.select().from(promotions).where(named(merchant, id));
      return row;
    },

    lock: async (merchant: string, id: number): Promise<Promotion | undefined> => {
      const [row] = await queries.select().from(promotions).where(named(merchant, id)).for('update');
      return row;
    },

    /** Every promotion, the newest first. */
    all: (merchant: string): Promise<Promotion[]> =>
      queries.select().from(promotions).where(eq(promotions.merchant, merchant)).orderBy(desc(promotions.id)),

    /** As players see them. */
    listed: (merchant: string, now: Date): Promise<Promotion[]> =>
      queries
        .select()
        .from(promotions)
        .where(
          and(
            eq(promotions.merchant, merchant),
            or(isNull(promotions.endsAt), gt(promotions.endsAt, new Date(now.getTime() - LISTED_AFTER_END))),
          ),
        )
        .orderBy(asc(promotions.sort), asc(promotions.id)),

    /** How many take part, by promotion and period. */
    taken: async (merchant: string): Promise<(place: Period) => number> => {
      const rows = await queries
        .select({
          promotionId: promotionPlaces.promotionId,
          period: promotionPlaces.period,
          taken: promotionPlaces.taken,
        })
        .from(promotionPlaces)
        .innerJoin(promotions, eq(promotions.id, promotionPlaces.promotionId))
        .where(eq(promotions.merchant, merchant));
      const counts = new Map(rows.map((row) => [`${row.promotionId} ${row.period}`, row.taken]));
      return ({ promotionId, period }) => counts.get(`${promotionId} ${period}`) ?? 0;
    },

    /**
     * Takes one of the places and answers its number; undefined if none is left. Its row stays locked until the
     * transaction ends, so that of many who come at once exactly as many get one as there are.
     */
    takePlace: async (
      { promotionId, period }: Period,
      places: number | null,
    ): Promise<number | undefined> => {
      const [row] = await queries
        .insert(promotionPlaces)
        .values({ promotionId, period, taken: 1 })
        .onConflictDoUpdate({
          target: [promotionPlaces.promotionId, promotionPlaces.period],
          set: { taken: sql`${promotionPlaces.taken} + 1` },
          ...(places !== null && { setWhere: sql`${promotionPlaces.taken} < ${places}` }),
        })
        .returning({ taken: promotionPlaces.taken });
      return row?.taken;
    },

    freePlace: async ({ promotionId, period }: Period): Promise<void> => {
      await queries
        .update(promotionPlaces)
        .set({ taken: sql`${promotionPlaces.taken} - 1` })
        .where(and(eq(promotionPlaces.promotionId, promotionId), eq(promotionPlaces.period, period)));
    },

    /** A member takes part; undefined if the member does already. */
    enter: async (entry: typeof promotionEntries.$inferInsert): Promise<PromotionEntry | undefined> => {
      const [made] = await queries
        .insert(promotionEntries)
        .values(entry)
        .onConflictDoNothing({
          target: [promotionEntries.promotionId, promotionEntries.memberId, promotionEntries.period],
        })
        .returning();
      return made;
    },

    changeEntry: async (id: string, change: Partial<PromotionEntry>): Promise<void> => {
      await queries.update(promotionEntries).set(change).where(eq(promotionEntries.id, id));
    },

    /** Before a raffle's winners are written: nobody else has won. */
    loseAll: async (promotionId: number, changedAt: Date): Promise<void> => {
      await queries
        .update(promotionEntries)
        .set({ state: 'lost', changedAt })
        .where(eq(promotionEntries.promotionId, promotionId));
    },

    /** Locks the member's entry until the transaction ends. */
    lockEntry: async (owner: Owner, place: Period): Promise<PromotionEntry | undefined> => {
      const [row] = await queries
        .select()
        .from(promotionEntries)
        .where(and(own(owner), inPeriod(place)))
        .for('update');
      return row;
    },

    /** The entries of a member, the newest first. */
    entriesOf: (owner: Owner): Promise<PromotionEntry[]> =>
      queries.select().from(promotionEntries).where(own(owner)).orderBy(desc(promotionEntries.createdAt)),

    /** The tickets of a raffle in their order. */
    tickets: (promotionId: number): Promise<PromotionEntry[]> =>
      queries
        .select()
        .from(promotionEntries)
        .where(eq(promotionEntries.promotionId, promotionId))
        .orderBy(asc(promotionEntries.ticket)),

    /** How many tickets a raffle has, and which won. */
    raffleResult: async (promotionId: number): Promise<RaffleResult> => {
      const ofRaffle = eq(promotionEntries.promotionId, promotionId);
      const winners = await queries
        .select({
          ticket: sql<number>`${promotionEntries.ticket}`,
          amount: sql<string>`${promotionEntries.amount}::text`,
        })
        .from(promotionEntries)
        .where(and(ofRaffle, isNotNull(promotionEntries.amount)))
        .orderBy(desc(promotionEntries.amount), asc(promotionEntries.ticket));
      return { tickets: await queries.$count(promotionEntries, ofRaffle), winners };
    },

    lockApplication: async (merchant: string, id: string): Promise<PromotionEntry | undefined> => {
      const [row] = await queries
        .select()
        .from(promotionEntries)
        .where(and(eq(promotionEntries.merchant, merchant), eq(promotionEntries.id, id)))
        .for('update');
      return row;
    },

    /** Applications that wait, the oldest first, with the account of their member. */
    waiting: (merchant: string): Promise<{ entry: PromotionEntry; account: string }[]> => {
      const member = membersView(queries);
      return queries
        .select({ entry: promotionEntries, account: member.account })
        .from(promotionEntries)
        .innerJoin(member, eq(member.id, promotionEntries.memberId))
        .where(and(eq(promotionEntries.merchant, merchant), eq(promotionEntries.state, 'applying')))
        .orderBy(asc(promotionEntries.changedAt));
    },
  };
};
