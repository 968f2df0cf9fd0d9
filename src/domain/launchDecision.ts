import type { Game } from '#contract/wireTypes';
import type { Identity } from './identity';

/** What pressing play or try leads to (GAME-06). */
export type LaunchDecision =
  /** The vendor's games, to choose from (GAME-05). */
  | { readonly to: 'vendor'; readonly vassalage: string }
  | { readonly to: 'login' }
  | { readonly to: 'needReal' }
  | { readonly to: 'maintenance' }
  | { readonly to: 'lottery'; readonly path: string }
  /** Its page is not built: the game is shown and cannot be opened. */
  | { readonly to: 'nowhere' }
  /** /seamless asks for the game: its vendor says whether it plays there or in a window of its own. */
  | { readonly to: 'stage'; readonly mode: LaunchMode };

export type LaunchMode = 'real' | 'trial';

/** Vendors with pages of their own (spec §4). */
const lotteryPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
};

export type LaunchedGame = Pick<
  Game,
  'gameCode' | 'vassalage' | 'isGame' | 'supportPlay' | 'maintenanceEnd' | 'code' | 'defaultPlayType'
>;

/** The lottery that a page opens, and on /lottery with which of its play types (spec §2). */
const lotteryQuery = (page: string, { gameCode, code = gameCode, defaultPlayType }: LaunchedGame): string =>
  new URLSearchParams({
    gameCode: code,
    ...(page === '/lottery' && defaultPlayType && { playType: defaultPlayType }),
  }).toString();

interface LaunchFacts {
  readonly who: Pick<Identity, 'isLogin' | 'isTrial'>;
  readonly mode: LaunchMode;
  readonly game: LaunchedGame;
  /** Whether an address of ours leads to something that exists. */
  readonly leads: (path: string) => boolean;
}

/** The one decision of a launch, in the order of the rules: a list is no game, then who asks, then the game. */
export const launchDecision = ({ who, mode, game, leads }: LaunchFacts): LaunchDecision => {
  const { vassalage } = game;
  if (game.isGame === 'VASSALAGE') return { to: 'vendor', vassalage };
  const page = lotteryPages[vassalage] ?? '/seamless';
  if (!leads(page) || (mode === 'trial' && game.supportPlay !== '0')) return { to: 'nowhere' };
  if (!who.isLogin) return { to: 'login' };
  if (who.isTrial && mode === 'real') return { to: 'needReal' };
  if (game.maintenanceEnd !== null) return { to: 'maintenance' };
  if (page === '/seamless') return { to: 'stage', mode };
  return { to: 'lottery', path: `${page}?${lotteryQuery(page, game)}` };
};
