/** Days as `2026-11-20`; both ends are included. */
export interface DayRange {
  from: string;
  to: string;
}

const dayLength = 86_400_000;

const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** A range of `days` days that ends, or begins, today. */
export const presetRange = (today: string, days: number, way: 'past' | 'ahead'): DayRange =>
  way === 'past' ? { from: shift(today, 1 - days), to: today } : { from: today, to: shift(today, days - 1) };
