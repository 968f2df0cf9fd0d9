import type { Endpoint } from '../endpoint.ts';

const open = { module: 'LOTTERY', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'LOTTERY', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const lotteryEndpoints = {
  lotteryMenu: { ...open, method: 'GET', path: '/lgw/vn/games/game_menu', byLanguage: true },
  lotteryMenuRecent: { ...own, method: 'GET', path: '/lgw/vn/games/game_menu/recent', byLanguage: true },
  popularLotteries: { ...open, method: 'GET', path: '/lgw/games/popular', byLanguage: true },
  openedNumbersVn: { ...open, method: 'GET', path: '/lgw/vn/numeros/opened/game', byLanguage: true },
  openedNumbers: { ...open, method: 'GET', path: '/lotto/lgw/games/opened/numero', byLanguage: true },
  recentDraws: {
    ...open,
    method: 'GET',
    path: '/lgw/games/recent_results',
    byLanguage: true,
    chosen: true,
  },
  lotteryLobby: { ...own, method: 'GET', path: '/lgw/games/lobby', byLanguage: true, chosen: true },
  lotteryLaunch: { ...own, method: 'POST', path: '/lgw/games/launch', chosen: true },
  lotteryBet: { ...own, method: 'POST', path: '/lgw/games/bet', money: true, chosen: true },
  /** Possible until the draw closes. */
  lotteryCancel: { ...own, method: 'POST', path: '/lgw/games/bet/cancel', money: true, chosen: true },
  lotteryTickets: { ...own, method: 'GET', path: '/lgw/games/tickets', byLanguage: true, chosen: true },
} as const satisfies Record<string, Endpoint>;
