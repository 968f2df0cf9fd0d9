import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { turnoverRequirements } from './schema.ts';

/** What a member still has to wager, the oldest first. */
export const openRequirements = (
  queries: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
) =>
  queries
    .select()
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.merchant, merchant),
        eq(turnoverRequirements.memberId, memberId),
        isNull(turnoverRequirements.endedAt),
      ),
    )
    .orderBy(asc(turnoverRequirements.createdAt), asc(turnoverRequirements.id));
