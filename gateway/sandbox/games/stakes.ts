const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** Stakes of a slot: from the game's smallest upwards, each the same on all lines, in minor units. */
export const slotStakes = (minBet: number, lines: number): number[] => {
  const first = Math.ceil(minBet / lines) * lines;
  return steps.map((step) => first * step);
};

/** Chips of a table, in minor units. */
export const chips = (minBet: number): number[] => [1, 2, 5, 10, 50, 100].map((step) => minBet * step);

/** Chips of a table that keeps a part of a win, in minor units: that part of each is a whole amount. */
const chipsWhole = (minBet: number, parts: number): number[] => chips(Math.ceil(minBet / parts) * parts);

/** Of which a twentieth is a whole amount: so much of a win on the banker stays with the house. */
const TWENTIETH = 20;

/** Chips of baccarat, in minor units. */
export const cardChips = (minBet: number): number[] => chipsWhole(minBet, TWENTIETH);

/** Of which a fiftieth is a whole amount: so much of a win on big or even stays with the house. */
const FIFTIETH = 50;

/** Chips of Tài Xỉu and Xóc Đĩa, in minor units. */
export const bowlChips = (minBet: number): number[] => chipsWhole(minBet, FIFTIETH);

/** The most that may lie on a table in one round. */
export const tableLimit = (minBet: number): number => minBet * 1_000;
