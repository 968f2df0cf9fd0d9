import { and, eq } from 'drizzle-orm';
import { runningCoolOffs } from '../../members/coolOff/runningCoolOffs.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { membersView } from '../../members/members/membersView.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { limitService } from '../../money/limits/limitService.ts';
import { demandLimits } from './demandLimits.ts';
import { minutesOf, realityCheckService } from './realityCheckService.ts';
import { timeSettings } from '../../money/limits/timeSettings.ts';

/**
 * Asked wherever a stake is taken or a game opens. Refuses `on_break` during a cool-off, `reality_check_due` until it is
 * answered, `limit_required` while a limit is missing that the market asks for, `limit_reached` once a limit of time is
 * used up. For most members one look tells that nothing is set.
 */
export const demandPlay = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
  tenant: Pick<Tenant, 'currency' | 'timeZone' | 'market'>,
  now: Date,
): Promise<void> => {
  const member = membersView(queries);
  const coolOff = runningCoolOffs(queries, now);
  const { reality, hasTimeLimit } = timeSettings(queries);
  const [set] = await queries
    .select({
      coolOff: { kind: coolOff.kind, until: coolOff.until, takenAt: coolOff.takenAt },
      realityMinutes: reality.minutes,
      hasTimeLimit: hasTimeLimit(member.id),
    })
    .from(member)
    .leftJoin(coolOff, eq(coolOff.memberId, member.id))
    .leftJoin(reality, eq(reality.memberId, member.id))
    .where(and(eq(member.merchant, owner.merchant), eq(member.id, owner.memberId)));
  if (set === undefined) return refuse('not_logged_in');
  if (set.coolOff !== null) refuse('on_break', wireCoolOff(set.coolOff));
  if (minutesOf(set.realityMinutes, tenant.market) !== null)
    await realityCheckService(queries).demandAnswer(owner, tenant, now);
  if (tenant.market.requiredLimits.length > 0) await demandLimits(queries, owner, tenant.market, now);
  if (set.hasTimeLimit) await limitService(queries).demandTime(owner, tenant, now);
};
