import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { memberService } from '../../members/members/memberService.ts';
import { betSums } from '../../play/bets/betSums.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { giftDays, vipGiftTimes, vipLevels } from './rewardRules.ts';
import { rewardStore, type RewardOwner } from './rewardStore.ts';
import { wageringTimes } from './wageringTimes.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const DAY = 86_400_000;

/** Levels by what has been wagered in all; a level once reached stays (INFO-05). */
export const vipService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'moneyStep' | 'market'>,
) => {
  const { currency } = brand;
  const times = wageringTimes(vipGiftTimes, brand.market);
  const members = memberService(queries, runtime);
  const store = rewardStore(queries, runtime);
  const levels = vipLevels.map(({ level, from, gift }) => ({
    level,
    from: from === 0 ? 0n : scaledSum(from, brand),
    gift: gift === 0 ? 0n : scaledSum(gift, brand),
  }));

  return {
    /** Raises the level to what has been reached, with the gift of each new one; answers where the member stands. */
    raise: async (owner: RewardOwner): Promise<{ level: number; reached: bigint }> => {
      const { merchant, memberId } = owner;
      const member = (await members.byId(merchant, memberId)) ?? refuse('not_logged_in');
      const reached = await betSums(queries).valid(owner);
      const level = Math.max(
        member.vipLevel,
        ...levels.filter(({ from }) => from <= reached).map((one) => one.level),
      );
      const until = new Date(runtime.now().getTime() + giftDays * DAY);
      for (const { level: next, gift } of levels) {
        if (next <= member.vipLevel || next > level || gift === 0n) continue;
        const subject = String(next);
        await store.give({
          ...{ merchant, memberId, source: 'vip', subject, amount: gift, currency },
          times,
          until,
        });
      }
      if (level > member.vipLevel) await members.update(merchant, memberId, { vipLevel: level });
      return { level, reached };
    },

    view: ({ level, reached }: { level: number; reached: bigint }): Value<'vip'> => ({
      level,
      reached: wireMoney(reached, currency),
      levels: levels.map((one) => ({
        level: one.level,
        from: wireMoney(one.from, currency),
        gift: wireMoney(one.gift, currency),
        times,
      })),
    }),
  };
};
