import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { runsAt } from '../../members/breaks/pauseService.ts';
import { playBreaks } from '../../members/breaks/schema.ts';
import { wirePause } from '../../http/policy/wirePause.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { members } from '../../members/members/schema.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { limitService } from '../../money/limits/limitService.ts';
import { realityCheckService } from './realityCheckService.ts';
import { memberLimits, saferPlaySettings } from '../../money/limits/schema.ts';

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
