import { and, eq, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { turnoverRequirements, type TurnoverRequirement } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** What has to be wagered for bonuses; each is named by the id of its bonus. */
export const bonusRequirements = (queries: Queries) => {
  const own = ({ merchant, memberId }: Owner) =>
    and(
      eq(turnoverRequirements.merchant, merchant),
      eq(turnoverRequirements.memberId, memberId),
      eq(turnoverRequirements.source, 'bonus'),
    );
  return {
    /** By bonus, those that have ended as well. */
    all: async (owner: Owner): Promise<Map<string, TurnoverRequirement>> => {
      const rows = await queries.select().from(turnoverRequirements).where(own(owner));
      return new Map(rows.map((row) => [row.ref, row]));
    },

    open: async (owner: Owner, bonusId: string): Promise<TurnoverRequirement | undefined> => {
      const [row] = await queries
        .select()
        .from(turnoverRequirements)
        .where(and(own(owner), eq(turnoverRequirements.ref, bonusId), isNull(turnoverRequirements.endedAt)));
      return row;
    },

    moveEnd: async (
      { id }: Pick<TurnoverRequirement, 'id'>,
      until: TurnoverRequirement['until'],
    ): Promise<void> => {
      await queries.update(turnoverRequirements).set({ until }).where(eq(turnoverRequirements.id, id));
    },

    /** The bonus is forfeited: it binds nothing from now on. Asked with the member locked. */
    forfeit: async (
      { id }: Pick<TurnoverRequirement, 'id'>,
      ending: 'cancelled' | 'expired',
      now: Date,
    ): Promise<void> => {
      await queries
        .update(turnoverRequirements)
        .set({ bound: 0n, endedAt: now, ending })
        .where(eq(turnoverRequirements.id, id));
    },
  };
};
