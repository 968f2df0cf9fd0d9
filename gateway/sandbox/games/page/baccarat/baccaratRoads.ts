import type { BaccaratWinner } from '../../engine/dealBaccarat.ts';
import { roadPanel } from '../road/roadPanel.ts';
import type { Words } from '../words.ts';
import { baccaratLetters, beadPlate } from './beadPlate.ts';

const sides = { player: 'first', banker: 'second', tie: 'neither' } as const;

/** Big road and bead plate of a baccarat table. */
export const baccaratRoads = (words: Words) =>
  roadPanel<BaccaratWinner>(
    {
      names: { first: words.player, second: words.banker, neither: words.tie },
      letters: {
        first: baccaratLetters.player,
        second: baccaratLetters.banker,
        neither: baccaratLetters.tie,
      },
      side: (winner) => sides[winner],
      chartName: words.beadPlate,
      chart: (past) => beadPlate(past, past.map((winner) => words[winner]).join(', ')),
    },
    words,
  );
