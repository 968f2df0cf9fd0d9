import type { Endpoint } from '../endpoint.ts';

const own = {
  module: 'REWARDS',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  chosen: true,
} as const;

export const rewardEndpoints = {
  missionClaim: { ...own, method: 'POST', path: '/wps/relay/MCSFE_claimMission', money: true },
  rewards: { ...own, method: 'GET', path: '/wps/reward/list' },
  rewardClaim: { ...own, method: 'POST', path: '/wps/reward/claim', money: true },
  checkIn: { ...own, method: 'GET', path: '/wps/reward/checkIn' },
  checkInClaim: { ...own, method: 'POST', path: '/wps/reward/checkIn/claim', money: true },
  bonuses: { ...own, method: 'GET', path: '/wps/reward/bonuses' },
  bonusCancel: { ...own, method: 'POST', path: '/wps/reward/bonus/cancel', money: true },
  freeRounds: { ...own, method: 'GET', path: '/wps/reward/freeRounds' },
  rebate: { ...own, method: 'GET', path: '/wps/reward/rebate' },
  rebateClaim: { ...own, method: 'POST', path: '/wps/reward/rebate/claim', money: true },
  vip: { ...own, method: 'GET', path: '/wps/reward/vip' },
  referral: { ...own, method: 'GET', path: '/wps/reward/referral' },
} as const satisfies Record<string, Endpoint>;
