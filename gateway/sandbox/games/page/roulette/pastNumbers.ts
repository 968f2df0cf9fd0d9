import { isRed } from '../../engine/rouletteBets.ts';
import { element } from '../element.ts';
import type { Words } from '../words.ts';
import { numberWords } from './fields.ts';

/** As many as the widest place has room for. */
const SHOWN = 24;

const colourOf = (number: number): string => (number === 0 ? 'zero' : isRed(number) ? 'red' : 'black');

/** The numbers of the player's last rounds, the newest first. */
export const pastNumbers = (words: Words) => {
  let past: readonly number[] = [];
  const list = element('ol', { className: 'past-list', attributes: { 'aria-label': words.roads } });
  const none = element('p', { textContent: words.noPast });
  const box = element(
    'section',
    { className: 'past-numbers' },
    element('h2', { textContent: words.roads }),
    none,
    list,
    element('small', { textContent: words.past }),
  );

  const set = (numbers: readonly number[]): void => {
    past = numbers.slice(0, SHOWN);
    none.hidden = past.length > 0;
    list.hidden = past.length === 0;
    list.replaceChildren(
      ...past.map((number) =>
        element('li', {
          className: colourOf(number),
          textContent: String(number),
          attributes: { 'aria-label': numberWords(number, words) },
        }),
      ),
    );
  };
  set([]);

  return {
    box,
    set,
    add: (number: number): void => set([number, ...past]),
  };
};
