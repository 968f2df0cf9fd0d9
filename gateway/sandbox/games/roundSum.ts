const heads = [1, 2, 5] as const;

/**
 * The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`, in minor units, and a multiple of `parts`; where no
 * sum nearby is one, as of 243, the smallest that is large enough. It looks at six sums and never further.
 */
export const roundSum = (least: number, parts = 1): number => {
  const noughts = String(Math.ceil(least)).length - 1;
  const sums = [noughts, noughts + 1]
    .flatMap((power) => heads.map((head) => head * 10 ** power))
    .filter((sum) => sum >= least);
  return sums.find((sum) => sum % parts === 0) ?? sums[0] ?? least;
};
