import { roundSum } from './roundSum.ts';

/** Each a multiple of the smallest, so that a larger stake has whole chances of the pot. */
const slotSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;
const chipSteps = [1, 2, 5, 10, 50, 100] as const;

/** Least stake of a slot whose wins are rounded up. Rounding adds less than one minor unit to a win: under 1 % of this stake. */
const LEAST_ROUNDED = 100;

/**
 * Stakes of a slot in minor units: the smallest is a round sum that gives each line one at least, and shares out evenly
 * over the lines where one nearby does. Nine or 243 lines share out no round sum: their wins are rounded up, so their
 * stakes begin with 100, where the return stays close to that of the model.
 */
export const slotStakes = (minBet: number, lines: number): number[] => {
  const even = roundSum(Math.max(minBet, lines), lines);
  const first = even % lines === 0 ? even : roundSum(Math.max(even, LEAST_ROUNDED), lines);
  return slotSteps.map((step) => first * step);
};

const chipsFrom = (first: number): number[] => chipSteps.map((step) => first * step);

/** Chips of a table, in minor units. */
export const chips = (minBet: number): number[] => chipsFrom(roundSum(minBet));

/** Chips of a table that keeps a part of a win, in minor units: that part of each is a whole amount. */
const chipsOfParts = (minBet: number, parts: number): number[] =>
  chipsFrom(roundSum(Math.max(minBet, parts), parts));

/** Of which a twentieth is a whole amount: so much of a win on the banker stays with the house. */
const TWENTIETH = 20;

/** Chips of baccarat, in minor units. */
export const cardChips = (minBet: number): number[] => chipsOfParts(minBet, TWENTIETH);

/** Of which a fiftieth is a whole amount: so much of a win on big or even stays with the house. */
const FIFTIETH = 50;

/** Chips of Tài Xỉu and Xóc Đĩa, in minor units. */
export const bowlChips = (minBet: number): number[] => chipsOfParts(minBet, FIFTIETH);

/** The most that may lie on a table in one round. */
export const tableLimit = (smallest: number): number => smallest * 1_000;
