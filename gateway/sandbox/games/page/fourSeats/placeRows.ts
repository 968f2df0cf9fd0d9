import { placePays, placeWin } from '../../engine/placePays.ts';
import { element } from '../element.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';

export const placeText = (place: number, words: Table['words']): string =>
  [words.cameFirst, words.cameSecond, words.cameThird, words.cameLast][place] ?? words.cameLast;

/** What each place brings for a stake. */
export const placeRows = (
  { words, amount }: Pick<Table, 'words' | 'amount'>,
  stake: number,
  sweep: string,
): HTMLElement[] => [
  element('li', {}, element('b', { textContent: words.seatsPays })),
  ...[
    [sweep, placeWin(stake, 0, true)] as const,
    ...placePays.map((_, place) => [placeText(place, words), placeWin(stake, place, false)] as const),
  ].map(([name, win]) =>
    element('li', {}, element('span', { textContent: name }), element('b', { textContent: amount(win) })),
  ),
];

/** How a round ended for the player, by place from 0 and win in minor units. */
export const endOfPlace = ({ words, amount }: Table, place: number, win: number): string => {
  const name = placeText(place, words);
  return win > 0 ? fill(words.placeWon, name, amount(win)) : fill(words.placeNothing, name);
};
