import {
  redsOf,
  xocDiaBets,
  xocDiaRtp,
  xocDiaSides,
  type CoinFace,
  type XocDiaSide,
} from '../../engine/xocDiaBets.ts';
import { element } from '../element.ts';
import type { Play, Table } from '../table.ts';
import { fill, type Words } from '../words.ts';
import type { BowlField, BowlGame } from './BowlGame.ts';
import { bowlPlay } from './bowlPlay.ts';
import { coinDots, coinsLying } from './coinPicture.ts';

type Coins = readonly CoinFace[];

const CHARTED = 8;

const byReds = [
  'fourWhite',
  'threeWhite',
  'twoRed',
  'threeRed',
  'fourRed',
] as const satisfies readonly (keyof Words)[];

const field = (
  side: XocDiaSide,
  words: Words,
  more: Pick<BowlField<Coins>, 'note' | 'reds' | 'emblem'>,
): BowlField<Coins> => ({
  ...more,
  key: side,
  name: words[side],
  pays: xocDiaBets[side].pays,
  returned: xocDiaRtp[side],
  wins: (coins) => xocDiaBets[side].wins(redsOf(coins)),
});

const isEven = (coins: Coins): boolean => redsOf(coins) % 2 === 0;

const faceName = (coins: Coins, words: Words): string => words[byReds[redsOf(coins)] ?? 'twoRed'];

const xocDia = (words: Words): BowlGame<Coins> => ({
  targets: [
    field('even', words, { note: words.evenReds, emblem: [0, 2, 4].map((reds) => coinDots(reds)) }),
    field('odd', words, { note: words.oddReds, emblem: [1, 3].map((reds) => coinDots(reds)) }),
  ],
  groups: [
    {
      name: words.result,
      className: 'four',
      fields: [
        field('fourWhite', words, { reds: 0 }),
        field('threeWhite', words, { reds: 1 }),
        field('threeRed', words, { reds: 3 }),
        field('fourRed', words, { reds: 4 }),
      ],
    },
  ],
  names: { first: words.even, second: words.odd, neither: '' },
  letters: { first: words.evenLetter, second: words.oddLetter, neither: '' },
  thrownIn: (outcome) => (outcome.engine === 'xocdia' ? outcome.round.coins : undefined),
  laidIn: (request) =>
    request.engine === 'xocdia' ? request.bets.map(({ side, stake }) => ({ key: side, stake })) : [],
  bet: (laid, round) => ({
    coins: laid.flatMap(({ key, stake }) => {
      const side = xocDiaSides.find((one) => one === key);
      return side === undefined ? [] : [{ side, stake }];
    }),
    ...(round !== undefined && { round }),
  }),
  side: (coins) => (isEven(coins) ? 'first' : 'second'),
  lying: coinsLying,
  little: (coins) => [coinDots(redsOf(coins))],
  told: (coins) => fill(words.coinsTold, isEven(coins) ? words.even : words.odd, faceName(coins, words)),
  chartName: words.lastCoins,
  chart: (past) =>
    element(
      'ol',
      { className: 'plates' },
      ...past
        .slice(-CHARTED)
        .map((coins) =>
          element('li', { attributes: { 'aria-label': faceName(coins, words) } }, coinDots(redsOf(coins))),
        ),
    ),
});

/** Xóc Đĩa on the stage. */
export const xocDiaPlay = (table: Table): Play => bowlPlay(table, xocDia(table.words));
