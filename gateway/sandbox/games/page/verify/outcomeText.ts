import { redsOf } from '../../engine/xocDiaBets.ts';
import { totalOf } from '../../engine/dealBaccarat.ts';
import type { RoundOutcome } from '../../engine/playRound.ts';
import { isTriple, sumOf } from '../../engine/taiXiuBets.ts';
import { cardName } from '../cards/cardName.ts';
import { placeText } from '../fourSeats/placeRows.ts';
import { fill, type Words } from '../words.ts';

/** What a round has come to, in a sentence or two. */
export const outcomeText = (outcome: RoundOutcome, words: Words): string => {
  if (outcome.engine === 'roulette') return fill(words.fell, outcome.round.number);
  if (outcome.engine === 'taixiu') {
    const { dice } = outcome.round;
    const [numbers, sum] = [dice.join(', '), sumOf(dice)];
    return isTriple(dice)
      ? fill(words.tripleTold, numbers, sum)
      : fill(words.diceTold, numbers, sum, sum > 10 ? words.big : words.small);
  }
  if (outcome.engine === 'xocdia') {
    const { coins } = outcome.round;
    const side = redsOf(coins) % 2 === 0 ? words.even : words.odd;
    return fill(words.verifyCoins, side, redsOf(coins), coins.length - redsOf(coins));
  }
  if (outcome.engine === 'baccarat') {
    const { player, banker, winner } = outcome.round;
    const [one, other] = [totalOf(player), totalOf(banker)];
    return winner === 'tie'
      ? fill(words.baccaratTie, one)
      : fill(words.baccaratWon, words[winner], Math.max(one, other), Math.min(one, other));
  }
  if (outcome.engine === 'hilo' || outcome.engine === 'videopoker')
    return outcome.round.cards.map((card) => cardName(card, words)).join(', ');
  if (outcome.engine === 'tienlen' || outcome.engine === 'phom')
    return outcome.round.place === null ? '' : placeText(outcome.round.place, words);
  if (outcome.engine === 'fishing') {
    const { caught } = outcome.round;
    return fill(words.verifyShots, caught.filter(Boolean).length, caught.length);
  }
  if (outcome.engine === 'table') return '';
  const { spin, free } = outcome.round;
  return [
    fill(words.verifyLines, spin.wins.length),
    ...(free.length > 0 ? [fill(words.freeSpins, free.length)] : []),
    ...(outcome.isPotWon === true ? [words.verifyPotWon] : []),
  ].join(', ');
};
