import { and, eq, isNotNull } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import { depositRepository } from '../orders/depositRepository.ts';
import type { Queries } from '../../platform/database/database.ts';
import { limitStore } from './limitStore.ts';
import { saferPlaySettings } from './schema.ts';

/** Whether to ask at the first deposit for limits: once, of whoever neither set nor declined any (SAFE-01). */
export const offersLimits = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
): Promise<boolean> => {
  if (await limitStore(queries).hasAny(owner)) return false;
  const [declined] = await queries
    .select({ at: saferPlaySettings.limitsDeclinedAt })
    .from(saferPlaySettings)
    .where(and(eq(saferPlaySettings.memberId, owner.memberId), isNotNull(saferPlaySettings.limitsDeclinedAt)));
  if (declined !== undefined) return false;
  return !(await depositRepository(queries).hasCredited(owner));
};
