import { PACK } from './cards.ts';
import { afterAct, type HiloAct, type HiloRound } from './hiloRules.ts';
import type { Draws } from '../../../platform/fairness/seedDraws.ts';

/** A round of hi-lo as far as it has been played; every card comes from a full pack. */
export const playHilo = (stake: number, acts: readonly HiloAct[], draws: Draws): HiloRound => {
  const draw = () => draws.below(PACK);
  const dealt: HiloRound = { cards: [draw()], acts: [], state: 'playing', worth: 0 };
  return acts.reduce((round, act) => afterAct(round, stake, act, draw), dealt);
};
