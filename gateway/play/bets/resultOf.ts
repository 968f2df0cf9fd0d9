import type { BetResult } from '#contract/records';
import type { Bet } from './betRepository.ts';

export const resultOf = ({ state, stake, win }: Pick<Bet, 'state' | 'stake' | 'win'>): BetResult => {
  if (state !== 'settled') return state;
  return win > stake ? 'won' : win < stake ? 'lost' : 'even';
};
