import type { Endpoint } from '../endpoint.ts';

const open = { module: 'SPORTS', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'SPORTS', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const sportsEndpoints = {
  hotMatches: { ...open, method: 'GET', path: '/wps/sports/hotMatches', byLanguage: true, chosen: true },
  sportsMatches: { ...open, method: 'GET', path: '/wps/sports/matches', byLanguage: true, chosen: true },
  sportsMatch: { ...open, method: 'GET', path: '/wps/sports/match', byLanguage: true, chosen: true },
  sportsResults: { ...open, method: 'GET', path: '/wps/sports/results', byLanguage: true, chosen: true },
  sportsBet: { ...own, method: 'POST', path: '/wps/sports/bet', money: true, chosen: true },
  sportsBets: { ...own, method: 'GET', path: '/wps/sports/bets', byLanguage: true, chosen: true },
} as const satisfies Record<string, Endpoint>;
