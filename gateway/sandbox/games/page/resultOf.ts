import type { RoundView } from '../engine/gameWire.ts';
import { freeOf } from '../engine/freeOf.ts';
import type { WriteAmount } from './format.ts';
import { fill, type Words } from './words.ts';

const MINUS = '\u2212';

/** How a round ended for the player: what it brought beyond its stake, or what of the stake is gone. */
export const resultOf = (
  { stake, win, request }: Pick<RoundView, 'stake' | 'win' | 'request'>,
  words: Words,
  amount: WriteAmount,
) => {
  if (freeOf(request) !== undefined) {
    const figure = win > 0 ? `+${amount(win)}` : amount(0);
    return { net: win, label: words.bonusRound, figure, told: fill(words.bonusRoundTold, amount(win)) };
  }
  const net = win - stake;
  if (net > 0) {
    return {
      net,
      label: words.gain,
      figure: `+${amount(net)}`,
      told: fill(words.roundGain, amount(win), amount(stake), amount(net)),
    };
  }
  if (net === 0)
    return { net, label: words.stakeBack, figure: amount(win), told: fill(words.roundEven, amount(stake)) };
  const lost = amount(-net);
  return {
    net,
    label: words.loss,
    figure: `${MINUS}${lost}`,
    told: win > 0 ? fill(words.roundLess, amount(win), amount(stake), lost) : fill(words.roundLoss, lost),
  };
};
