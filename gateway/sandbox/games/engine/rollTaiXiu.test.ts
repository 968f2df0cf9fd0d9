import { rollTaiXiu } from './rollTaiXiu.ts';
import { taiXiuBetKinds, taiXiuBets, taiXiuLeastRtp, taiXiuRtp, type TaiXiuBetKind } from './taiXiuBets.ts';

const SIDES = [1, 2, 3, 4, 5, 6];
const everyThrow = SIDES.flatMap((one) =>
  SIDES.flatMap((two) => SIDES.map((three) => [one, two, three] as const)),
);

/** Draws that make dice fall as given. */
const falling = (dice: readonly number[]) => {
  const left = [...dice];
  return { below: () => (left.shift() ?? 1) - 1 };
};

const fields = taiXiuBetKinds.flatMap((kind) => taiXiuBets[kind].pays.map((_, choice) => ({ kind, choice })));

/** The house rules once more, written out by hand: what comes back of a stake of 100. */
const backOf = (
  kind: TaiXiuBetKind,
  choice: number,
  [a, b, c]: readonly [number, number, number],
): number => {
  const total = a + b + c;
  const three = a === b && b === c;
  const alike = (a === choice + 1 ? 1 : 0) + (b === choice + 1 ? 1 : 0) + (c === choice + 1 ? 1 : 0);
  if (kind === 'anyTriple') return three ? 3_200 : 0;
  if (kind === 'triple') return alike === 3 ? 19_000 : 0;
  if (kind === 'pair') return alike > 1 ? 1_200 : 0;
  if (kind === 'sum') {
    const prices = new Map([
      [4, 6_300],
      [5, 3_200],
      [6, 1_900],
      [7, 1_300],
      [8, 900],
      [9, 800],
      [10, 700],
      [11, 700],
      [12, 800],
      [13, 900],
      [14, 1_300],
      [15, 1_900],
      [16, 3_200],
      [17, 6_300],
    ]);
    return total === choice + 4 ? (prices.get(total) ?? 0) : 0;
  }
  if (three) return 0;
  const isBig = total > 10;
  const isEven = total === 2 * Math.floor(total / 2);
  const isHit = kind === 'size' ? isBig === (choice === 0) : isEven === (choice === 0);
  return isHit ? 198 : 0;
};

test('STAGE-03 Tài Xỉu has 31 fields: big, small, even, odd, triples, pairs and fourteen sums', () => {
  expect(fields).toHaveLength(2 + 2 + 1 + 6 + 6 + 14);
  expect(new Set(everyThrow.map((dice) => dice.join('')))).toHaveProperty('size', 216);
});

test.each(fields)(
  'STAGE-03 $kind $choice pays what the rules say, for each of the 216 throws',
  ({ kind, choice }) => {
    const paid = everyThrow.map((dice) => rollTaiXiu([{ kind, choice, stake: 100 }], falling(dice)).win);
    expect(paid).toEqual(everyThrow.map((dice) => backOf(kind, choice, dice)));
  },
);

test.each(fields)(
  'STAGE-03 $kind $choice returns over the 216 throws exactly what is shown',
  ({ kind, choice }) => {
    const back = everyThrow.reduce(
      (sum, dice) => sum + rollTaiXiu([{ kind, choice, stake: 100 }], falling(dice)).win,
      0,
    );
    // Of 21 600 staked, in hundredths of a per cent, rounded down.
    expect(Math.floor((back * 10_000) / 21_600)).toBe(taiXiuRtp[kind][choice]);
  },
);

test('STAGE-03 the return shown for all of Tài Xỉu is that of its poorest bet', () => {
  const returned = fields.map(
    ({ kind, choice }) => everyThrow.reduce((sum, dice) => sum + backOf(kind, choice, dice), 0) / 2.16,
  );
  expect(taiXiuLeastRtp).toBe(Math.floor(Math.min(...returned)));
});
