import type { BaccaratWinner } from '../../engine/dealBaccarat.ts';
import { element } from '../element.ts';
import type { Words } from '../words.ts';

/** As many as a shoe has. */
const SHOWN = 72;

/** Known by these letters at tables everywhere, whatever is spoken there. */
const letters = { player: 'P', banker: 'B', tie: 'T' } as const satisfies Record<BaccaratWinner, string>;

/** What the last rounds brought, the newest last. */
export const beadRoad = (words: Words) => {
  let past: readonly BaccaratWinner[] = [];
  const box = element('ol', {
    className: 'beads',
    attributes: { 'aria-label': words.rounds, tabindex: '0' },
  });
  const show = (): void => {
    box.replaceChildren(
      ...past.map((winner) =>
        element('li', {
          className: winner,
          textContent: letters[winner],
          attributes: { 'aria-label': words[winner] },
        }),
      ),
    );
    // The newest is in view, what was before is scrolled to.
    box.scrollLeft = box.scrollWidth;
  };
  return {
    box,
    set: (winners: readonly BaccaratWinner[]): void => {
      past = winners.slice(-SHOWN);
      show();
    },
    add: (winner: BaccaratWinner): void => {
      past = [...past, winner].slice(-SHOWN);
      show();
    },
  };
};
