import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { random } from '../../../../platform/runtime/random.ts';
import { PACK, shoeOf } from '../cards.ts';
import { placesRtp, placeWin, skilledRtp } from '../placePays.ts';
import type { RoundAct } from '../roundActs.ts';
import { houseAct, weights } from './houseAct.ts';
import {
  afterAct,
  dealPhom,
  DRAW,
  isPhomOver,
  laidHands,
  placeOf,
  SEATS,
  seatView,
  type PhomTable,
  type SeatView,
} from './phomTable.ts';

const PATIENCE = 900_000;
const ROUNDS = 2_500;

const drawsBy = (round: number): Draws => {
  const { int } = random(`phom ${round}`);
  return { below: (limit) => int(0, limit - 1) };
};

type Way = (view: SeatView) => RoundAct;

/** What a round brings for one staked if the player plays in his own way and the house in its. */
const worthOf = (dealt: PhomTable, way: Way): number => {
  let table = dealt;
  while (!isPhomOver(table)) {
    const view = seatView(table, table.turn);
    table = afterAct(table, table.turn === 0 ? way(view) : houseAct(view));
  }
  return placeWin(20, placeOf(table, laidHands(table), 0), table.fullSeat !== undefined) / 20;
};

const byRound = (way: Way): number[] =>
  Array.from({ length: ROUNDS }, (_, round) => {
    const draws = drawsBy(round);
    const opener = draws.below(SEATS);
    return worthOf(dealPhom(Array.from({ length: PACK }, shoeOf(1, draws)), opener), way);
  });

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const plain = byRound(houseAct);

test('GAME-12 a player of Phỏm who plays as the hint shows gets what is published', () => {
  const error = Math.sqrt((meanOf(plain.map((win) => win * win)) - meanOf(plain) ** 2) / ROUNDS);
  // Standard errors within which 99.9 per cent of all samples are.
  expect(Math.abs(meanOf(plain) - placesRtp / 10_000)).toBeLessThan(3.29 * error);
});

const ways: Readonly<Record<string, Way>> = {
  'hopes for more': (view) => houseAct(view, { ...weights, hope: 0.06 }),
  'hopes less late': (view) => houseAct(view, { ...weights, hope: view.turnsLeft > 2 ? 0.055 : 0.03 }),
  'guards what is discarded': (view) => houseAct(view, { ...weights, danger: 0.15 }),
  'looks at own cards alone': (view) => houseAct(view, { ...weights, danger: 0 }),
  'eats once at most': (view) => (view.isTaking && view.eaten.length > 0 ? DRAW : houseAct(view)),
};

test.each(Object.entries(ways))(
  'GAME-12 a player of Phỏm who %s stays below the return by which valid bets are weighed',
  (_, way) => {
    const gain = meanOf(byRound(way)) - meanOf(plain);
    expect(placesRtp + gain * 10_000).toBeLessThan(skilledRtp);
  },
  PATIENCE,
);
