import { element } from '../element.ts';
import type { Table } from '../table.ts';

/** What the pot of the game holds, above the reels; undefined in a game without one. */
export const potSign = ({ game, words, amount }: Pick<Table, 'game' | 'words' | 'amount'>) => {
  if (game.jackpot === null) return undefined;
  const held = element('b', { textContent: amount(game.jackpot.amount) });
  return {
    sign: element(
      'p',
      { className: 'pot', attributes: { 'data-tier': game.jackpot.tier } },
      element('span', { textContent: words.jackpot }),
      held,
    ),
    show: (minor: number): void => {
      held.textContent = amount(minor);
    },
  };
};
