/** How many whole per cent of an amount are reached, both in minor units; all of nothing is 100. */
export const percentOf = (part: bigint | string, whole: bigint | string): number => {
  const total = BigInt(whole);
  return total === 0n ? 100 : Number((BigInt(part) * 100n) / total);
};
