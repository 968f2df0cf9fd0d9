import { and, eq, isNotNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { deposits } from '../orders/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { limitStore } from './limitStore.ts';
import { saferPlaySettings } from './schema.ts';

/** Whether to ask at the first deposit for limits: once, of whoever neither set nor declined any (SAFE-01). */
export const offersLimits = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
): Promise<boolean> => {
  const { merchant, memberId } = owner;
  if (await limitStore(queries).hasAny(owner)) return false;
  const [declined] = await queries
    .select({ at: saferPlaySettings.limitsDeclinedAt })
    .from(saferPlaySettings)
    .where(and(eq(saferPlaySettings.memberId, memberId), isNotNull(saferPlaySettings.limitsDeclinedAt)));
  if (declined !== undefined) return false;
  const credited = await queries
    .select({ id: deposits.id })
    .from(deposits)
    .where(
      and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId), isNotNull(deposits.credited)),
    )
    .limit(1);
  return credited.length === 0;
};
