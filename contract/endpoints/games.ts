import type { Endpoint } from '../endpoint.ts';

const open = { module: 'GAMES', token: false, encrypted: false, role: 'anyone', owner: 'none' } as const;
const own = { module: 'GAMES', token: true, encrypted: false, role: 'member', owner: 'self' } as const;

export const gamesEndpoints = {
  gameList: { ...open, method: 'GET', path: '/wps/relay/GCSGAME_gameList', byLanguage: true },
  gameDetail: { ...open, method: 'GET', path: '/wps/game/detail', byLanguage: true, chosen: true },
  gameMenus: { ...open, method: 'GET', path: '/lgw/games/game_menus', byLanguage: true },
  vendorGameTypes: { ...open, method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', byLanguage: true },
  gameVendors: { ...open, method: 'GET', path: '/wps/relay/GCSGAME_newGameVendor', byLanguage: true },
  hotGames: { ...open, method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', byLanguage: true },
  popularGames: { ...open, method: 'GET', path: '/wps/game/popular', byLanguage: true, chosen: true },
  winners: { ...open, method: 'GET', path: '/wps/relay/GCSGAME_getRankList', byLanguage: true },
  favourites: { ...own, method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames' },
  favouriteList: { ...own, method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', byLanguage: true },
  addFavourite: { ...own, method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2' },
  removeFavourite: { ...own, method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2' },
  recentGames: { ...own, method: 'GET', path: '/wps/relay/GCS_recentGame', byLanguage: true },
  jackpots: { ...open, method: 'GET', path: '/wps/game/jackpots', byLanguage: true, chosen: true },
  roomList: { ...open, method: 'GET', path: '/wps/relay/GLS2_roomList', byLanguage: true },
  launchGame: { ...own, method: 'POST', path: '/wps/game/launchGame' },
  launchGameFb: { ...own, method: 'POST', path: '/wps/relay/GCS_gameLaunchFB' },
  launchTrial: { ...own, method: 'POST', path: '/wps/game/launchTrial', role: 'player', chosen: true },
  gameVisit: { ...own, method: 'GET', path: '/wps/game/visit', role: 'player', chosen: true },
  playBreak: { ...own, method: 'GET', path: '/wps/game/break', role: 'player', chosen: true },
  takeBreak: { ...own, method: 'POST', path: '/wps/game/break', role: 'player', chosen: true },
  liveModels: { ...open, method: 'GET', path: '/wps/live/models', byLanguage: true, chosen: true },
  liveChat: { ...own, method: 'POST', path: '/wps/live/chat', chosen: true },
  liveReport: { ...own, method: 'POST', path: '/wps/live/report', chosen: true },
} as const satisfies Record<string, Endpoint>;
