import type { Endpoint } from '../endpoint.ts';

const open = { module: 'CONTENT', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'CONTENT', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const contentEndpoints = {
  announcements: {
    ...open,
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    token: true,
    byLanguage: true,
  },
  missionSummary: {
    ...own,
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    byLanguage: true,
  },
  missionLeaderboard: { ...own, method: 'GET', path: '/wps/relay/MCSFE_getMissionLeaderboard' },
  promotionJoin: { ...own, method: 'POST', path: '/wps/promotion/signUp/join', chosen: true },
  promotionReward: {
    ...own,
    method: 'POST',
    path: '/wps/promotion/signUp/reward',
    money: true,
    chosen: true,
  },
  claimRaffle: { ...own, method: 'POST', path: '/wps/relay/MCS2_claimRafflePromotion', money: true },
} as const satisfies Record<string, Endpoint>;
