import type { Endpoint } from '../endpoint.ts';

const own = {
  module: 'RECORDS',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  method: 'GET',
  chosen: true,
} as const;

export const recordEndpoints = {
  betRecord: { ...own, path: '/wps/record/bets', byLanguage: true },
  betRound: { ...own, path: '/wps/record/bet', byLanguage: true },
  accountRecord: { ...own, path: '/wps/record/account' },
  profitRecord: { ...own, path: '/wps/record/profit' },
} as const satisfies Record<string, Endpoint>;
