import type { Game, Value } from '#contract/wireTypes';
import { storyTime } from '../samples';

const vendorsOf = (list: readonly Game[]) =>
  [...new Map(list.map((game) => [game.vassalage, game.vendorName]))].map(([vassalage, displayName]) => ({
    vassalage,
    displayName,
    total: list.filter((game) => game.vassalage === vassalage).length,
  }));

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;

const gameDetail = (game: Game, others: readonly Game[]): Value<'gameDetail'> => ({
  game,
  gameClassify: 'RNG',
  minBet: vnd('1000'),
  maxBet: vnd('2000000'),
  lineNum: 243,
  rtp: 9648,
  maxWin: 5000,
  others: [...others],
});

/** One page of a list with a given total. */
export const gameList = (games: readonly Game[], total = games.length): Value<'gameList'> => ({
  games: [...games],
  pageNum: 1,
  totalPages: Math.ceil(total / 50),
  total,
  vendors: vendorsOf(games),
});

export const content = (list: readonly Game[]) => {
  const [first] = list;
  return {
    gameList: gameList(list),
    gameMenus: {
      menus:
        list.length === 0
          ? []
          : [
              {
                gameCategory: 'RNG' as const,
                total: 9842,
                classifies: ['JP', 'TG', 'AC', 'VP', 'SC'] as const,
              },
              { gameCategory: 'FISH' as const, total: 214, classifies: [] },
            ].map((menu) => ({ ...menu, classifies: [...menu.classifies] })),
    },
    hotGames: { list: [...list] },
    popularGames: { list: list.slice(0, 6) },
    vendorGameTypes: {
      list: vendorsOf(list).map(({ vassalage, displayName }) => ({
        vassalage,
        displayName,
        gameTypes: [
          ...new Set(list.filter((game) => game.vassalage === vassalage).map(({ gameType }) => gameType)),
        ],
      })),
    },
    ...(first && { gameDetail: gameDetail(first, list.slice(1)) }),
  };
};

const { protocol, hostname, port } = window.location;
/** Origin of the games: the same server under another host name, which is another origin. */
const gameOrigin = `${protocol}//${hostname === 'localhost' ? '127.0.0.1' : hostname}${port && `:${port}`}`;

const opened: Value<'launchGame'> = {
  url: `${gameOrigin}/frame/game/index.html`,
  origin: gameOrigin,
  display: 'frame',
  visitId: '00000000-0000-4000-8000-000000000001',
};

const visit: Value<'gameVisit'> = {
  gameCode: 'RNG001',
  mode: 'real',
  startedAt: new Date(storyTime() - 1_458_000).toISOString(),
  rounds: 42,
  stake: vnd('3640000'),
  win: vnd('3460000'),
  net: vnd('-180000'),
};

export const ofMember = (list: readonly Game[]) => ({
  favourites: {
    list: list
      .slice(1, 3)
      .map(({ nodeId, vassalage, gameType }) => ({ nodeId, vendor: vassalage, gameType })),
  },
  favouriteList: { content: list.slice(1, 3), pageNum: 1, totalPages: 1, total: Math.min(2, list.length) },
  recentGames: { list: list.slice(2, 6) },
  addFavourite: null,
  launchGame: opened,
  launchTrial: opened,
  gameVisit: visit,
  playBreak: { pause: null, realityCheckAt: null },
  takeBreak: { kind: 'break' as const, until: new Date(storyTime() + 900_000).toISOString() },
  removeFavourite: null,
});
