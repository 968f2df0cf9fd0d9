const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** Stakes of a slot: from the game's smallest upwards, each the same on all lines, in minor units. */
export const slotStakes = (minBet: number, lines: number): number[] => {
  const first = Math.ceil(minBet / lines) * lines;
  return steps.map((step) => first * step);
};

/** Chips of a table, in minor units. */
export const chips = (minBet: number): number[] => [1, 2, 5, 10, 50, 100].map((step) => minBet * step);

/** Of which a twentieth is a whole amount: so much of a win on the banker stays with the house. */
const TWENTIETH = 20;

/** Chips of baccarat, in minor units. */
export const cardChips = (minBet: number): number[] => chips(Math.ceil(minBet / TWENTIETH) * TWENTIETH);

/** The most that may lie on a table in one round. */
export const tableLimit = (minBet: number): number => minBet * 1_000;
