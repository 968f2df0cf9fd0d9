import type { RouletteBet } from './rouletteBets.ts';
import { drawsOf, type RoundSeed } from './seedDraws.ts';
import { slotModels, type SlotModelName } from './slotModels.ts';
import { spinRoulette, type RouletteRound } from './spinRoulette.ts';
import { spinSlots, type SlotRound } from './spinSlots.ts';

/** What a round is asked for with. Stakes are minor units. */
export type GameRequest =
  | {
      readonly engine: 'slots';
      readonly model: SlotModelName;
      readonly lines: number;
      readonly stake: number;
    }
  | { readonly engine: 'roulette'; readonly bets: readonly RouletteBet[] };

export type RoundOutcome =
  | { readonly engine: 'slots'; readonly round: SlotRound }
  | { readonly engine: 'roulette'; readonly round: RouletteRound };

export const stakeOf = (request: GameRequest): number =>
  request.engine === 'slots' ? request.stake : request.bets.reduce((sum, { stake }) => sum + stake, 0);

export interface PlayedRound {
  readonly outcome: RoundOutcome;
  /** What comes back, in minor units. */
  readonly win: number;
}

/** A round from its seed alone: the server plays with it, the page of proof plays it again. */
export const playRound = async (request: GameRequest, seed: RoundSeed): Promise<PlayedRound> => {
  const draws = await drawsOf(seed);
  if (request.engine === 'roulette') {
    const round = spinRoulette(request.bets, draws);
    return { outcome: { engine: 'roulette', round }, win: round.win };
  }
  const { model, lines, stake } = request;
  const round = spinSlots(slotModels[model], lines, draws);
  return { outcome: { engine: 'slots', round }, win: (round.pay * stake) / lines };
};
