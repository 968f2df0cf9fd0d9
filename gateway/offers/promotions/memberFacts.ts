import type { Tenant } from '../../brands/tenants/tenant.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import type { Player } from '../../http/policy/caller.ts';
import { memberService } from '../../members/members/memberService.ts';
import { bankAccountRepository } from '../../money/bankAccounts/bankAccountRepository.ts';
import { creditedDeposits } from '../../money/orders/creditedDeposits.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { betSums } from '../../play/bets/betSums.ts';
import type { ConditionFacts } from './conditions.ts';
import type { Promotion, PromotionEntry } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** From when on deposits and bets count for a promotion. */
const countedFrom = (
  { action, period, rules, startsAt }: Promotion,
  entry: PromotionEntry | undefined,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Date => {
  const length = rules.countedFrom ?? (period === 'once' ? undefined : period);
  if (length !== undefined) return limitPeriod(length, now, timeZone).from;
  return action === 'join' ? (entry?.createdAt ?? now) : startsAt;
};

/** Reads once what is the same for all promotions; answers the facts for one. */
export const memberFacts = async (
  queries: Queries,
  runtime: Runtime,
  owner: Owner,
  { now, timeZone }: { readonly now: Date; readonly timeZone: Tenant['timeZone'] },
) => {
  const member = await memberService(queries, runtime).byId(owner.merchant, owner.memberId);
  if (member === undefined) return refuse('not_logged_in');
  const accounts = await bankAccountRepository(queries).list(owner);
  const deposits = await creditedDeposits(queries, owner);

  return async (promotion: Promotion, entry: PromotionEntry | undefined): Promise<ConditionFacts> => {
    const { wager, games } = promotion.rules;
    const since = countedFrom(promotion, entry, { now, timeZone });
    const joinedAt = entry?.createdAt ?? now;
    return {
      member,
      hasPayoutAccount: accounts.length > 0,
      depositedBefore: deposits.some(({ at }) => at < joinedAt),
      deposits: deposits.filter(({ at }) => at >= since).map(({ amount }) => amount),
      wagered: wager === undefined ? 0n : await betSums(queries).validSince(owner, since, games),
    };
  };
};
