import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { random } from '../../../../platform/runtime/random.ts';
import { placesRtp, placeWin, skilledRtp } from '../placePays.ts';
import { shoeOf, type Card } from '../cards.ts';
import { levelOf, TWO, type Combo } from './combos.ts';
import { partsLeft, partsOf } from './handParts.ts';
import { houseMove, type SeatView } from './houseMove.ts';
import {
  afterMove,
  dealTienLen,
  isTienLenOver,
  placeOf,
  seatView,
  type TienLenTable,
} from './tienLenTable.ts';

const PATIENCE = 900_000;

const drawsBy = (round: number): Draws => {
  const { int } = random(`tien len ${round}`);
  return { below: (limit) => int(0, limit - 1) };
};

type Way = (view: SeatView) => Combo | undefined;

/** What a round brings for one staked if the player plays in his own way and the house in its. */
const worthOf = (dealt: TienLenTable, way: Way): number => {
  let table = dealt;
  while (!isTienLenOver(table)) {
    const view = seatView(table, table.turn);
    table = afterMove(table, (table.turn === 0 ? way(view) : houseMove(view))?.cards ?? []);
  }
  const place = table.instantWinner === undefined ? placeOf(table, 0) : table.instantWinner;
  return placeWin(20, place, table.instantWinner !== undefined) / 20;
};

const levels = ({ cards }: Combo): number[] => cards.map((card: Card) => levelOf(card));
const isNearEnd = ({ others }: SeatView): boolean => others.some((count) => count <= 4);

const ways: Readonly<Record<string, Way>> = {
  'never breaks a hand into more parts': (view) => {
    const move = houseMove(view);
    return view.lies && move && partsLeft(view.hand, move.cards) > partsOf(view.hand).length
      ? undefined
      : move;
  },
  'keeps aces for high cards': (view) => {
    const move = houseMove(view);
    const isLow = view.lies !== undefined && Math.max(...levels(view.lies)) < 8;
    return isLow && !isNearEnd(view) && move?.kind === 'single' && levels(move)[0] === TWO - 1
      ? undefined
      : move;
  },
  'leads what has the most cards': (view) => {
    if (view.lies !== undefined || view.isOpening) return houseMove(view);
    const plain = partsOf(view.hand).filter((part) => !levels(part).includes(TWO));
    return plain.toSorted((one, other) => other.cards.length - one.cards.length)[0] ?? houseMove(view);
  },
  'keeps twos to the very end': (view) => {
    const move = houseMove(view);
    const isLate = view.others.some((count) => count <= 2) || view.hand.length <= 3;
    return view.lies && move && !isLate && levels(move).includes(TWO) ? undefined : move;
  },
};

test.each(Object.entries(ways))(
  'GAME-12 a player of Tiến Lên who %s stays below the return by which valid bets are weighed',
  (_, way) => {
    const rounds = 3_000;
    let gain = 0;
    for (let round = 0; round < rounds; round += 1) {
      const next = shoeOf(1, drawsBy(round));
      const dealt = dealTienLen([0, 1, 2, 3].map(() => Array.from({ length: 13 }, next)));
      gain += worthOf(dealt, way) - worthOf(dealt, houseMove);
    }
    expect(placesRtp + (gain / rounds) * 10_000).toBeLessThan(skilledRtp);
  },
  PATIENCE,
);
