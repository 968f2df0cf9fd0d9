import type { Player } from '../../http/policy/caller.ts';
import { depositRepository } from '../orders/depositRepository.ts';
import type { Queries } from '../../platform/database/database.ts';
import { limitStore } from './limitStore.ts';
import { saferPlaySettingStore } from './saferPlaySettingStore.ts';

/** Whether to ask at the first deposit for limits: once, of whoever neither set nor declined any (SAFE-01). */
export const offersLimits = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
): Promise<boolean> => {
  if (await limitStore(queries).hasAny(owner)) return false;
  const setting = await saferPlaySettingStore(queries).of(owner);
  if (setting !== undefined && setting.limitsDeclinedAt !== null) return false;
  return !(await depositRepository(queries).hasCredited(owner));
};
