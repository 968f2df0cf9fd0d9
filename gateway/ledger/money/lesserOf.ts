/** `Math.min` for amounts of money. */
export const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
