export type LengthUnit = 'day' | 'month';

const monthsOfYear = 12;

/** A duration in the largest fitting unit: twelve months are a year. */
export const lengthParts = (
  count: number,
  unit: LengthUnit,
): { readonly unit: LengthUnit | 'year'; readonly count: number } =>
  unit === 'month' && count % monthsOfYear === 0
    ? { unit: 'year', count: count / monthsOfYear }
    : { unit, count };
