/** Place of the largest chip that an amount holds; chips of a place have a colour of their own. */
export const chipSize = (stakes: readonly number[], amount: number): number =>
  Math.max(
    0,
    stakes.findLastIndex((stake) => stake <= amount),
  );
