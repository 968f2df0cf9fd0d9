import { fishKinds, fishRtp, type FishKind } from './fishKinds.ts';
import type { Draws } from '../../../platform/fairness/seedDraws.ts';

export interface FishRound {
  /** Of each shot whether it caught its fish. */
  readonly caught: readonly boolean[];
  /** Minor units. */
  readonly win: number;
}

const WHOLE = 10_000;

/** Each shot is drawn by itself: a fish that pays n stakes is caught once in n shots, less the house's part. */
export const shootFish = (stake: number, shots: readonly FishKind[], draws: Draws): FishRound => {
  const caught = shots.map((kind) => draws.below(WHOLE * fishKinds[kind].times) < fishRtp);
  const times = shots.reduce((sum, kind, place) => sum + (caught[place] ? fishKinds[kind].times : 0), 0);
  return { caught, win: stake * times };
};
