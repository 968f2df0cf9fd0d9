import type { Endpoint } from './endpoint.ts';
import { agentEndpoints } from './endpoints/agent.ts';
import { cashierEndpoints } from './endpoints/cashier.ts';
import { contentEndpoints } from './endpoints/content.ts';
import { gamesEndpoints } from './endpoints/games.ts';
import { lotteryEndpoints } from './endpoints/lottery.ts';
import { memberEndpoints } from './endpoints/member.ts';
import { pointsEndpoints } from './endpoints/points.ts';
import { promotionEndpoints } from './endpoints/promotions.ts';
import { pushEndpoints } from './endpoints/push.ts';
import { recordEndpoints } from './endpoints/records.ts';
import { rewardEndpoints } from './endpoints/rewards.ts';
import { saferPlayEndpoints } from './endpoints/saferPlay.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import { sportsEndpoints } from './endpoints/sports.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { walletEndpoints } from './endpoints/wallet.ts';

/** Every call the product makes (spec §7), by the name that site and gateway use for it. */
export const endpoints = {
  ...systemEndpoints,
  ...sessionEndpoints,
  ...memberEndpoints,
  ...walletEndpoints,
  ...cashierEndpoints,
  ...saferPlayEndpoints,
  ...recordEndpoints,
  ...rewardEndpoints,
  ...gamesEndpoints,
  ...contentEndpoints,
  ...promotionEndpoints,
  ...lotteryEndpoints,
  ...sportsEndpoints,
  ...agentEndpoints,
  ...pointsEndpoints,
  ...pushEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];
