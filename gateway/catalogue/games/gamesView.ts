import type { Queries } from '../../platform/database/database.ts';
import { games } from './schema.ts';

/** Which games a brand has, for other rooms to join. */
export const gamesView = (queries: Queries) =>
  queries
    .select({
      merchant: games.merchant,
      gameCode: games.gameCode,
      nodeId: games.nodeId,
      vassalage: games.vassalage,
      gameType: games.gameType,
    })
    .from(games)
    .as('game');
