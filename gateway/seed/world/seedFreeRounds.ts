import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { FreeRoundPlan } from '../../offers/freeRounds/freeRoundPlan.ts';
import { takesFreeRounds } from '../../sandbox/games/takesFreeRounds.ts';
import { vendorGame } from '../../sandbox/games/vendorGame.ts';
import type { WorldPlan } from './worldPlan.ts';

/** How many slots take them. */
const GAMES = 3;
const LOOKED_AT = 60;

/** Free rounds of the demonstration: in the first slots of the lobby that have one and the same smallest stake. */
export const seedFreeRounds = async (
  { tx, merchant, now }: Pick<WorldPlan, 'tx' | 'merchant' | 'now'>,
  { count, days }: Pick<FreeRoundPlan, 'count' | 'days'>,
): Promise<FreeRoundPlan> => {
  const listed = await gameRepository(tx).open({ merchant, gameType: 'RNG' }, now, LOOKED_AT);
  const slots = listed.flatMap(({ game }) => {
    const facts = vendorGame(game);
    return takesFreeRounds(facts) ? [{ code: game.gameCode, stake: facts.stakes[0] }] : [];
  });
  const [first] = slots;
  if (first?.stake === undefined) throw new Error(`${merchant} has no slot that takes free rounds`);
  const games = slots.filter(({ stake }) => stake === first.stake).map(({ code }) => code);
  return { count, days, stake: String(first.stake), games: games.slice(0, GAMES) };
};
