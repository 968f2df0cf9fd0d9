import type { Endpoint } from '../endpoint.ts';

const open = {
  module: 'CONTENT',
  token: true,
  encrypted: false,
  role: 'anyone',
  owner: 'none',
  byLanguage: true,
  chosen: true,
} as const;
const own = { module: 'CONTENT', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const promotionEndpoints = {
  promotions: { ...open, method: 'GET', path: '/wps/promotion/list' },
  promotion: { ...open, method: 'GET', path: '/wps/promotion/detail' },
  promotionJoin: { ...own, method: 'POST', path: '/wps/promotion/signUp/join', chosen: true },
  promotionReward: {
    ...own,
    method: 'POST',
    path: '/wps/promotion/signUp/reward',
    money: true,
    chosen: true,
  },
  promotionApply: { ...own, method: 'POST', path: '/wps/promotion/apply', chosen: true },
  claimRaffle: { ...own, method: 'POST', path: '/wps/relay/MCS2_claimRafflePromotion', money: true },
} as const satisfies Record<string, Endpoint>;
