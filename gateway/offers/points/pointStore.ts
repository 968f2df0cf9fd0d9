import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PointEntryType, RedeemStatus } from '#contract/points';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PointOwner } from './pointBooks.ts';
import {
  pointEntries,
  pointRedemptions,
  pointRewards,
  type Delivery,
  type PointRedemption,
  type PointReward,
} from './schema.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

const MOST_WAITING = 500;

/** Rewards of the mall and what members have had of them. */
export const pointStore = (queries: Queries) => {
  const ofBrand = (merchant: string, id: number) =>
    and(eq(pointRewards.merchant, merchant), eq(pointRewards.id, id));
  const redeemed = ({ merchant, memberId }: PointOwner, status: RedeemStatus | undefined) =>
    and(
      eq(pointRedemptions.merchant, merchant),
      eq(pointRedemptions.memberId, memberId),
      status === undefined ? undefined : eq(pointRedemptions.status, status),
    );
  const recorded = ({ merchant, memberId }: PointOwner, type: PointEntryType | undefined) =>
    and(
      eq(pointEntries.merchant, merchant),
      eq(pointEntries.memberId, memberId),
      type === undefined ? undefined : eq(pointEntries.type, type),
    );

  return {
    /** What members see, or all. */
    rewards: (merchant: string, which: 'open' | 'all' = 'open'): Promise<PointReward[]> =>
      queries
        .select()
        .from(pointRewards)
        .where(
          and(
            eq(pointRewards.merchant, merchant),
            which === 'open' ? isNull(pointRewards.pausedAt) : undefined,
          ),
        )
        .orderBy(asc(pointRewards.sort), asc(pointRewards.id)),

    addReward: async (row: typeof pointRewards.$inferInsert): Promise<PointReward> => {
      const [made] = await queries.insert(pointRewards).values(row).returning();
      if (made === undefined) throw new Error('The reward just written is gone');
      return made;
    },

    lockReward: async (merchant: string, id: number): Promise<PointReward | undefined> => {
      const [row] = await queries
        .select()
        .from(pointRewards)
        .where(ofBrand(merchant, id))
        .for('no key update');
      return row;
    },

    changeReward: async (id: number, change: Partial<PointReward>): Promise<PointReward> => {
      const [row] = await queries.update(pointRewards).set(change).where(eq(pointRewards.id, id)).returning();
      if (row === undefined) throw new Error(`Reward ${id} is gone`);
      return row;
    },

    addRedemption: async (row: PointRedemption): Promise<void> => {
      await queries.insert(pointRedemptions).values(row);
    },

    lockRedemption: async (merchant: string, no: string): Promise<PointRedemption | undefined> => {
      const [row] = await queries
        .select()
        .from(pointRedemptions)
        .where(and(eq(pointRedemptions.merchant, merchant), eq(pointRedemptions.no, no)))
        .for('no key update');
      return row;
    },

    changeRedemption: async (id: string, change: Partial<PointRedemption>): Promise<void> => {
      await queries.update(pointRedemptions).set(change).where(eq(pointRedemptions.id, id));
    },

    redemptions: async (owner: PointOwner, status: RedeemStatus | undefined, { limit, offset }: Page) => ({
      rows: await queries
        .select({ redemption: pointRedemptions, reward: pointRewards })
        .from(pointRedemptions)
        .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
        .where(redeemed(owner, status))
        .orderBy(desc(pointRedemptions.createdAt), desc(pointRedemptions.id))
        .limit(limit)
        .offset(offset),
      total: await queries.$count(pointRedemptions, redeemed(owner, status)),
    }),

    lastDelivery: async (owner: PointOwner): Promise<Delivery | null> => {
      const [row] = await queries
        .select({ delivery: pointRedemptions.delivery })
        .from(pointRedemptions)
        .where(and(redeemed(owner, undefined), isNotNull(pointRedemptions.delivery)))
        .orderBy(desc(pointRedemptions.createdAt), desc(pointRedemptions.id))
        .limit(1);
      return row?.delivery ?? null;
    },

    entries: async (owner: PointOwner, type: PointEntryType | undefined, { limit, offset }: Page) => ({
      rows: await queries
        .select({ entry: pointEntries, redemption: pointRedemptions, reward: pointRewards })
        .from(pointEntries)
        .leftJoin(pointRedemptions, eq(pointRedemptions.id, pointEntries.redemptionId))
        .leftJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
        .where(recorded(owner, type))
        .orderBy(desc(pointEntries.createdAt), desc(pointEntries.id))
        .limit(limit)
        .offset(offset),
      total: await queries.$count(pointEntries, recorded(owner, type)),
    }),

    /** Goods that wait for being sent, the oldest first, with the account of their member. */
    waiting: (merchant: string) => {
      const member = membersView(queries);
      return queries
        .select({ redemption: pointRedemptions, reward: pointRewards, account: member.account })
        .from(pointRedemptions)
        .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
        .innerJoin(member, eq(member.id, pointRedemptions.memberId))
        .where(and(eq(pointRedemptions.merchant, merchant), eq(pointRedemptions.status, 'process')))
        .orderBy(asc(pointRedemptions.createdAt))
        .limit(MOST_WAITING);
    },
  };
};
