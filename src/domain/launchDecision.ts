import type { Game } from '#contract/wireTypes';
import type { Identity } from './identity';

/** What happens when a visitor presses play or try (GAME-06). */
export type LaunchDecision =
  /** Opens the vendor's game list (GAME-05). */
  | { readonly to: 'vendor'; readonly vassalage: string }
  | { readonly to: 'login' }
  | { readonly to: 'needReal' }
  | { readonly to: 'maintenance' }
  | { readonly to: 'lottery'; readonly path: string }
  /** The game's page is not built: its card is shown but does not open. */
  | { readonly to: 'notBuilt' }
  /** Opens the game on /seamless; the vendor decides whether it runs there or in a window of its own. */
  | { readonly to: 'gamePage'; readonly mode: LaunchMode };

export type LaunchMode = 'real' | 'trial';

/** Lottery vendors, which have pages of their own (spec §4). */
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

/** Query of a lottery page: the lottery, and on /lottery also the play type (spec §2). */
const lotteryQuery = (page: string, { gameCode, code = gameCode, defaultPlayType }: LaunchedGame): string =>
  new URLSearchParams({
    gameCode: code,
    ...(page === '/lottery' && defaultPlayType && { playType: defaultPlayType }),
  }).toString();

interface LaunchFacts {
  readonly who: Pick<Identity, 'isLogin' | 'isTrial'>;
  readonly mode: LaunchMode;
  readonly game: LaunchedGame;
  /** Whether a path of ours routeExists to an existing page. */
  readonly routeExists: (path: string) => boolean;
}

/** Decides what a launch does. The checks run in this order: kind of entry, the visitor's account, the game's state. */
export const launchDecision = ({ who, mode, game, routeExists }: LaunchFacts): LaunchDecision => {
  const { vassalage } = game;
  if (game.isGame === 'VASSALAGE') return { to: 'vendor', vassalage };
  const page = lotteryPages[vassalage] ?? '/seamless';
  if (!routeExists(page) || (mode === 'trial' && game.supportPlay !== '0')) return { to: 'notBuilt' };
  if (!who.isLogin) return { to: 'login' };
  if (who.isTrial && mode === 'real') return { to: 'needReal' };
  if (game.maintenanceEnd !== null) return { to: 'maintenance' };
  if (page === '/seamless') return { to: 'gamePage', mode };
  return { to: 'lottery', path: `${page}?${lotteryQuery(page, game)}` };
};
