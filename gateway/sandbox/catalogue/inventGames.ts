import type { GameType } from '#contract/constants';
import type { Random } from '../../platform/runtime/random.ts';
import type { GameIdea, SlotCategory } from './CatalogueGame.ts';
import { bingos, scratchCards, tableGames, videoPokers } from './categoryFamilies.ts';
import { crossIdeas, type Family } from './crossIdeas.ts';
import { featuredSlots } from './featuredSlots.ts';
import { lotteries, quickLotteries } from './lotteryFamilies.ts';
import { otherNames } from './names/otherNames.ts';
import * as other from './otherFamilies.ts';
import { slotIdeas } from './slotIdeas.ts';
import * as table from './tableFamilies.ts';

export type TypedIdea = GameIdea & { gameType: GameType; category: SlotCategory | null; vassalage?: string };

type Shelf = { gameType: GameType; category?: SlotCategory; family: Family; count: number };

/** How many of each; free slots fill the shelf up to the ten thousand. */
const shelves: readonly Shelf[] = [
  { gameType: 'LIVE', family: table.live, count: 320 },
  { gameType: 'FISH', family: other.fishing, count: 280 },
  { gameType: 'PVP', family: table.highLows, count: 75 },
  { gameType: 'PVP', family: table.pokers, count: 75 },
  { gameType: 'PVP', family: table.tienLens, count: 75 },
  { gameType: 'PVP', family: table.phoms, count: 75 },
  { gameType: 'SPORTS', family: other.sports, count: 28 },
  { gameType: 'ESPORTS', family: other.esports, count: 24 },
  { gameType: 'LOTT', family: lotteries, count: 40 },
  { gameType: 'ELOTT', family: quickLotteries, count: 7 },
  { gameType: 'COCKFIGHT', family: other.cockfights, count: 12 },
  { gameType: 'HORSE', family: other.horseRaces, count: 30 },
  { gameType: 'BAC', family: table.baccarat, count: 120 },
  { gameType: 'ROU', family: table.roulette, count: 100 },
  { gameType: 'JP', family: other.jackpots, count: 100 },
  { gameType: 'JL', family: other.arcade, count: 32 },
  { gameType: 'RNG', category: 'AC', family: other.arcade, count: 32 },
  { gameType: 'RNG', category: 'JP', family: other.jackpots, count: 70 },
  { gameType: 'RNG', category: 'SC', family: scratchCards, count: 96 },
  { gameType: 'RNG', category: 'VP', family: videoPokers, count: 58 },
  { gameType: 'RNG', category: 'TG', family: tableGames, count: 124 },
  { gameType: 'RNG', category: 'TG', family: table.bowlGames, count: 60 },
  { gameType: 'RNG', category: 'BG', family: bingos, count: 54 },
];

/** Every game of the world, not yet in order. */
export function inventGames(total: number, chance: Random): TypedIdea[] {
  const taken = new Set<string>(featuredSlots.flatMap((slot) => [slot.gameName, slot.gameNameEn]));
  const shelved = shelves.flatMap(({ gameType, category = null, family, count }) =>
    crossIdeas(family, count, taken, chance).map((idea) => ({ ...idea, gameType, category })),
  );
  const free = total - shelved.length - featuredSlots.length;
  return [
    ...featuredSlots.map((slot) => ({
      ...slot,
      otherNames: otherNames([['title', slot.gameNameEn]], (_, [title = '']) => title),
      gameType: 'RNG' as const,
      category: null,
    })),
    ...slotIdeas(free, taken, chance).map((idea) => ({ ...idea, gameType: 'RNG' as const, category: null })),
    ...shelved,
  ];
}
