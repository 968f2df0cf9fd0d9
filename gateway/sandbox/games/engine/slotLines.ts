/** Row of a line on each of the five reels, 0 on top. */
export type SlotLine = readonly [number, number, number, number, number];

const classic = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
] as const satisfies readonly SlotLine[];

const ROWS = [0, 1, 2] as const;
const known = new Set<string>(classic.map((line) => line.join('')));

const every = ROWS.flatMap((a) =>
  ROWS.flatMap((b) => ROWS.flatMap((c) => ROWS.flatMap((d) => ROWS.map((e) => [a, b, c, d, e] as const)))),
);

/** All 243 ways across three rows, the customary ones first: a game of so many lines plays the first so many. */
export const slotLines: readonly SlotLine[] = [
  ...classic,
  ...every.filter((line) => !known.has(line.join(''))),
];
