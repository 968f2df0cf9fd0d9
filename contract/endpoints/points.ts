import type { Endpoint } from '../endpoint.ts';

const open = {
  module: 'POINTS',
  token: false,
  encrypted: false,
  role: 'anyone',
  owner: 'none',
  chosen: true,
} as const;
const own = {
  module: 'POINTS',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  chosen: true,
} as const;

export const pointsEndpoints = {
  pointsConfig: { ...open, method: 'GET', path: '/wps/points/config', byLanguage: true },
  pointsRewards: { ...open, method: 'GET', path: '/wps/points/rewards', byLanguage: true },
  pointsBalance: { ...own, method: 'GET', path: '/wps/points/balance' },
  pointsRedeem: { ...own, method: 'POST', path: '/wps/points/redeem', encrypted: true, money: true },
  pointsRedeemList: { ...own, method: 'GET', path: '/wps/points/redeem/list', byLanguage: true },
  pointsRestock: { ...own, method: 'POST', path: '/wps/points/restock' },
  pointsConvert: { ...own, method: 'POST', path: '/wps/points/convert', encrypted: true, money: true },
  pointsTransactions: { ...own, method: 'GET', path: '/wps/points/transactions', byLanguage: true },
} as const satisfies Record<string, Endpoint>;
