import type { Queries } from '../../platform/database/database.ts';
import { gameRepository } from './gameRepository.ts';
import { closedUntil } from './toGame.ts';
import { refuse } from '../../platform/refusal/refusal.ts';

/** Refuses `game_maintenance` while the operator has closed the game or its vendor. */
export const refuseClosedGame = async (
  queries: Queries,
  merchant: string,
  gameCode: string,
  now: Date,
): Promise<void> => {
  const [listed] = await gameRepository(queries).byCodes(merchant, [gameCode]);
  const until = listed && closedUntil(listed, now);
  if (until) refuse('game_maintenance', { maintenanceEnd: until.toISOString(), others: [] });
};
