import type { GameType } from '#contract/constants';
import { gameTypes } from '#contract/constants';
import { gamesPerPage } from '#contract/firstCalls';
import { lotteryLimits } from '#contract/lottery';
import { lotteryVendors } from '../../catalogue/games/vendorRules.ts';
import { lotteryOfGame } from '../../play/lottery/lotteries.ts';
import { random, type Random } from '../../platform/runtime/random.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import type { CatalogueVendor } from './CatalogueVendor.ts';
import { inventGames, type TypedIdea } from './inventGames.ts';
import { featuredSlots } from './featuredSlots.ts';
import { spread } from './spread.ts';
import { vendors as vendorRows } from './vendors.ts';

const total = 10_000;
const firstGameNode = 100_000;
const firstVendorNode = 1_000;

/** Vendors whose games open as a list of their own (spec §3, isGame). */
const lobbies = new Set([
  'LIVE0012',
  'LIVE0031',
  'LIVE0057',
  'FISH0018',
  'FISH0044',
  'PVP0021',
  'PVP0048',
  'RNG0060',
  'RNG0131',
  'RNG0260',
]);

const bets = [100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;
const lines = [1, 5, 9, 10, 20, 25, 30, 40, 50, 100, 243, 243] as const;

/** Lotteries are held by vendors of their own, which make nothing else. */
function makersOf(gameType: GameType): string[] {
  const rows = vendorRows.filter((row) => (row.gameTypes as readonly GameType[]).includes(gameType));
  const others = rows.filter(({ vassalage }) => !lotteryVendors.includes(vassalage));
  return (others.length > 0 ? others : rows).flatMap((row) => Array<string>(row.weight).fill(row.vassalage));
}

function tagOf(idea: TypedIdea, place: number, { next }: Random): CatalogueGame['tag'] {
  if (idea.category === 'JP' || idea.gameType === 'JP') return 'jackpot';
  const draw = next();
  if (place < 40) return draw < 0.12 ? 'jackpot' : draw < 0.34 ? 'hot' : draw < 0.46 ? 'new' : 'none';
  return draw < 0.01 ? 'jackpot' : draw < 0.03 ? 'hot' : draw < 0.06 ? 'new' : 'none';
}

function facts(idea: TypedIdea, place: number, chance: Random) {
  const isSlot = idea.gameType === 'RNG';
  const isFeatured = place < featuredSlots.length;
  return {
    supportPlay: isSlot || idea.gameType === 'FISH' ? (chance.next() < 0.82 ? '0' : '1') : '1',
    tag: tagOf(idea, place, chance),
    state: !isFeatured && chance.next() < 0.006 ? 'maintenance' : 'open',
    minBet: chance.pick(bets),
    lineNum: isSlot && idea.category === null ? chance.pick(lines) : 0,
    rtp: isSlot ? chance.int(9_420, 9_790) : null,
  } as const;
}

/** The vendors and games of the world: the same number gives the same world. Games stand type by type, best first. */
export function catalogue(seed: number): { vendors: CatalogueVendor[]; games: CatalogueGame[] } {
  const chance = random(seed);
  const ideas = inventGames(total, chance);

  const games = gameTypes.flatMap((gameType) => {
    const makers = makersOf(gameType);
    const ofType = ideas
      .filter((idea) => idea.gameType === gameType)
      .map((idea) => ({ ...idea, vassalage: idea.vassalage ?? chance.pick(makers) }))
      .map((idea) => ({ ...idea, vassalage: lotteryOfGame(idea.gameName)?.vassalage ?? idea.vassalage }));
    const head = ofType.filter((_, at) => gameType === 'RNG' && at < featuredSlots.length);
    const ordered = spread([...head, ...chance.shuffle(ofType.slice(head.length))], {
      kindOf: (idea) => idea.cover.theme,
      sublistsOf: (idea) => [idea.vassalage, idea.category ?? 'plain'],
      twinOf: (idea) => `${idea.cover.motif} ${idea.cover.theme}`,
      apart: gamesPerPage,
    });
    return ordered.map((idea, place) => {
      const lottery = lotteryOfGame(idea.gameName);
      const gameCode = lottery?.code ?? `${gameType}${String(place + 1).padStart(4, '0')}`;
      return {
        ...idea,
        gameCode,
        isGame: lobbies.has(gameCode) ? 'VASSALAGE' : 'GAME',
        ...facts(idea, place, chance),
        ...(lottery && ({ state: 'open', minBet: lotteryLimits.leastUnit } as const)),
      } as const;
    });
  });

  const vendors = vendorRows.map((row, place) => ({
    nodeId: firstVendorNode + place,
    vassalage: row.vassalage,
    displayName: row.displayName,
    gameTypes: row.gameTypes,
    gameClassify: row.gameTypes[0],
    sort: place + 1,
  }));
  return { vendors, games: games.map((game, place) => ({ nodeId: firstGameNode + place, ...game })) };
}
