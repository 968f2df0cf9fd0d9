import type { TableSeats } from '../../engine/gameWire.ts';
import { element } from '../element.ts';
import { fill, type Words } from '../words.ts';

/** Stands on a seat whose player has a name without letters. */
const NAMELESS = '·';

/** Seats of a live table by initials, the player's own first, with the number of those that are taken. */
export const seatsRow = ({ total, taken, own, others }: TableSeats, words: Words): HTMLElement => {
  const seat = (initials: string, kind: string) =>
    element('li', { className: kind, textContent: initials || NAMELESS });
  const hidden = taken - 1 - others.length;
  const list = element(
    'ul',
    { className: 'seats', attributes: { 'aria-label': words.seats } },
    element('li', { className: 'own', textContent: own || NAMELESS, title: words.ownSeat }),
    ...others.map((initials) => seat(initials, 'guest')),
    ...(hidden > 0 ? [seat(`+${hidden}`, 'more')] : []),
  );
  return element(
    'div',
    { className: 'table-seats' },
    element('h3', { textContent: words.seats }),
    list,
    element('span', { textContent: fill(words.seatsTaken, taken, total) }),
  );
};
