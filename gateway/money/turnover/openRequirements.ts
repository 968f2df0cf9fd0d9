import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { turnoverRequirements } from './schema.ts';

/**
 * Open wagering requirements of a member. Those on deposits come first, whatever their age, so that a bonus never holds
 * back a member's own money; then the oldest.
 */
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
    .orderBy(
      desc(turnoverRequirements.source),
      asc(turnoverRequirements.createdAt),
      asc(turnoverRequirements.id),
    );
