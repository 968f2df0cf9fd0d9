const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A waiting time in one suitable unit, rounded up. */
export const waitParts = (
  seconds: number,
): { readonly unit: 'day' | 'hour' | 'minute' | 'second'; readonly count: number } => {
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return { unit, count: Math.ceil(seconds / length) };
};
