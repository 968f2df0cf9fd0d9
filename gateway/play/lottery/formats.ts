import type { PrizeTier } from '#contract/lottery';

/** A prize: how many numbers are drawn for it, and of how many digits. */
type Prize = readonly [tier: PrizeTier, numbers: number, digits: number];

/** The prizes of a draw, from the greatest, as each kind of lottery has them. */
export const formats = {
  /** 27 numbers, as the north draws. */
  north: [
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ],
  /** 18 numbers, as centre and south draw. */
  south: [
    ['special', 1, 6],
    ['first', 1, 5],
    ['second', 1, 5],
    ['third', 2, 5],
    ['fourth', 7, 5],
    ['fifth', 1, 4],
    ['sixth', 3, 4],
    ['seventh', 1, 3],
    ['eighth', 1, 2],
  ],
  thai: [
    ['first', 1, 6],
    ['third', 4, 3],
    ['down', 1, 2],
  ],
  lao: [['first', 1, 4]],
  /** 23 numbers of four digits. */
  fourD: [
    ['first', 1, 4],
    ['second', 1, 4],
    ['third', 1, 4],
    ['starter', 10, 4],
    ['consolation', 10, 4],
  ],
} as const satisfies Record<string, readonly Prize[]>;

export type DrawFormat = keyof typeof formats;
