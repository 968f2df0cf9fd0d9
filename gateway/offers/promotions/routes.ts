import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { bonusService } from '../rewards/bonusService.ts';
import { promotionService } from './promotionService.ts';
import { promotionTitles } from './promotionTitles.ts';
import { promotionViews } from './promotionViews.ts';

export const promotionsModule = ({ database, runtime }: Parts) =>
  ({
    bonuses: async ({ caller, query: { language } }) => {
      const titles = await promotionTitles(database.queries, caller, language);
      const { list } = await bonusService(database.queries, runtime).list(caller);
      return {
        list: list.map((bonus) => ({
          ...bonus,
          promotion: bonus.reward.source === 'promotion' ? (titles.get(bonus.reward.subject) ?? null) : null,
        })),
      };
    },

    promotions: ({ caller, merchant, tenant, query, now }) =>
      promotionViews(database.queries, runtime, tenant).list(caller, merchant, query.language, now),

    promotion: ({ caller, merchant, tenant, query, now }) =>
      promotionViews(database.queries, runtime, tenant).detail(
        caller,
        merchant,
        { id: Number(query.id), language: query.language },
        now,
      ),

    promotionJoin: ({ caller, tenant, body, now }) =>
      database.transaction((tx) => promotionService(tx, runtime, tenant).join(caller, body.id, now)),

    promotionApply: async ({ caller, tenant, body: { id, ...application }, now }) => {
      await database.transaction((tx) =>
        promotionService(tx, runtime, tenant).apply(caller, id, application, now),
      );
      return {};
    },

    promotionReward: ({ tx, caller, tenant, body, now }) =>
      promotionService(tx, runtime, tenant).claim(caller, body.id, now),

    claimRaffle: ({ tx, caller, tenant, body, now }) =>
      promotionService(tx, runtime, tenant).claimPrize(caller, body.id, now),
  }) satisfies Handlers;
