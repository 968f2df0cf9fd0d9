import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { runsAt } from '../breaks/pauseService.ts';
import { playBreaks } from '../breaks/schema.ts';
import { wirePause } from '../breaks/wirePause.ts';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import { members } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { limitService } from './limitService.ts';
import { realityCheckService } from './realityCheckService.ts';
import { memberLimits, saferPlaySettings } from './schema.ts';

/**
 * Asked wherever a stake is taken or a game opens. Refuses `on_break` while a pause runs, `reality_check_due` until it
 * is answered, `limit_reached` once a limit of time is used up. For most members one look tells that nothing is set.
 */
export const demandPlay = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
  tenant: Pick<Tenant, 'currency' | 'timeZone'>,
  now: Date,
): Promise<void> => {
  const [set] = await queries
    .select({
      pause: { kind: playBreaks.kind, until: playBreaks.until, takenAt: playBreaks.takenAt },
      realityMinutes: saferPlaySettings.realityMinutes,
      hasTimeLimit: sql<boolean>`exists (
        select 1 from ${memberLimits} where ${and(
          eq(memberLimits.memberId, members.id),
          eq(memberLimits.kind, 'session'),
          isNotNull(memberLimits.amount),
        )})`,
    })
    .from(members)
    .leftJoin(playBreaks, and(eq(playBreaks.memberId, members.id), runsAt(now)))
    .leftJoin(saferPlaySettings, eq(saferPlaySettings.memberId, members.id))
    .where(and(eq(members.merchant, owner.merchant), eq(members.id, owner.memberId)));
  if (set === undefined) return refuse('not_logged_in');
  if (set.pause !== null) refuse('on_break', wirePause(set.pause));
  if (set.realityMinutes !== null) await realityCheckService(queries).demandAnswer(owner, tenant, now);
  if (set.hasTimeLimit) await limitService(queries).demandTime(owner, tenant, now);
};
