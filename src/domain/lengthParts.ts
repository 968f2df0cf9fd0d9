export type LengthUnit = 'day' | 'month';

const monthsOfYear = 12;

/** A length of time in the unit that a reader would use: months that make whole years are years. */
export const lengthParts = (
  count: number,
  unit: LengthUnit,
): { readonly unit: LengthUnit | 'year'; readonly count: number } =>
  unit === 'month' && count % monthsOfYear === 0
    ? { unit: 'year', count: count / monthsOfYear }
    : { unit, count };
