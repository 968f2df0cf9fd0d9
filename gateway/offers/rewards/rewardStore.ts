import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { RewardSource } from '#contract/rewards';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rewards, type Reward } from './schema.ts';

export type RewardOwner = Pick<Player, 'merchant' | 'memberId'>;

export interface NewReward extends RewardOwner {
  readonly source: RewardSource;
  readonly subject: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly times: number;
  readonly until?: Date;
  readonly wagerDays?: number;
}

const MOST_SHOWN = 100;

export const rewardStore = (queries: Queries, { now, newId }: Pick<Runtime, 'now' | 'newId'>) => {
  const own = ({ merchant, memberId }: RewardOwner) =>
    and(eq(rewards.merchant, merchant), eq(rewards.memberId, memberId));
  const stillGood = () => or(isNull(rewards.until), gt(rewards.until, now()));
  return {
    /** Puts a reward there to be claimed; a subject that was given before stays as it is. */
    give: async (reward: NewReward): Promise<Reward | undefined> => {
      const [made] = await queries
        .insert(rewards)
        .values({ id: newId(), ...reward, createdAt: now() })
        .onConflictDoNothing({ target: [rewards.memberId, rewards.source, rewards.subject] })
        .returning();
      return made;
    },

    /** Marks one as claimed; of several who try, one alone gets it. */
    take: async (owner: RewardOwner, id: string): Promise<Reward | undefined> => {
      const [taken] = await queries
        .update(rewards)
        .set({ claimedAt: now() })
        .where(and(own(owner), eq(rewards.id, id), isNull(rewards.claimedAt), stillGood()))
        .returning();
      return taken;
    },

    find: async (owner: RewardOwner, id: string): Promise<Reward | undefined> => {
      const [row] = await queries
        .select()
        .from(rewards)
        .where(and(own(owner), eq(rewards.id, id)));
      return row;
    },

    due: (owner: RewardOwner): Promise<Reward[]> =>
      queries
        .select()
        .from(rewards)
        .where(and(own(owner), isNull(rewards.claimedAt), stillGood()))
        .orderBy(desc(rewards.createdAt), desc(rewards.id)),

    claimed: (owner: RewardOwner, source?: RewardSource): Promise<Reward[]> =>
      queries
        .select()
        .from(rewards)
        .where(
          and(
            own(owner),
            isNotNull(rewards.claimedAt),
            source === undefined ? undefined : eq(rewards.source, source),
          ),
        )
        .orderBy(desc(rewards.claimedAt), desc(rewards.id))
        .limit(MOST_SHOWN),

    ofSource: (owner: RewardOwner, source: RewardSource): Promise<Reward[]> =>
      queries
        .select()
        .from(rewards)
        .where(and(own(owner), eq(rewards.source, source))),
  };
};
