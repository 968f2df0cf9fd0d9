import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { awaitReward } from './awaitReward.ts';
import { convertPoints } from './convertPoints.ts';
import { earnPoints } from './earnPoints.ts';
import { pointViews } from './pointViews.ts';
import { redeemPoints } from './redeemPoints.ts';

export const pointsModule = ({ database, runtime }: Parts) => {
  const views = pointViews(database.queries);
  return {
    pointsConfig: ({ merchant, tenant, now }) => views.config(merchant, tenant, now),

    pointsRewards: ({ merchant, tenant, query }) => views.rewards(merchant, tenant, query.language),

    // What a member earned is given when the member looks: nothing runs for whoever does not.
    pointsBalance: async ({ caller, tenant }) => {
      await database.transaction((tx) => earnPoints(tx, runtime, tenant, caller));
      return views.balance(caller);
    },

    pointsTransactions: async ({ caller, tenant, query }) => {
      await database.transaction((tx) => earnPoints(tx, runtime, tenant, caller));
      return views.entries(caller, query);
    },

    pointsRedeemList: ({ caller, query }) => views.redemptions(caller, query),

    pointsRestock: ({ caller, body, now }) =>
      database.transaction((tx) => awaitReward(tx, caller, body, now)),

    pointsRedeem: ({ tx, caller, tenant, body }) => redeemPoints(tx, runtime, tenant, caller, body),

    pointsConvert: ({ tx, caller, tenant, body }) => convertPoints(tx, runtime, tenant, caller, body),
  } satisfies Handlers;
};
