import type { Language } from '#contract/constants';

interface Dealer {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly Language[];
}

/** Presenters of live tables: invented people, drawn by the sandbox under the same ids. Neighbours look different. */
export const dealers = [
  { id: 'linh', name: 'Khánh Linh', languages: ['VI', 'EN'] },
  { id: 'long', name: 'Hải Long', languages: ['VI', 'CN'] },
  { id: 'ngoc', name: 'Bảo Ngọc', languages: ['VI', 'TY'] },
  { id: 'huong', name: 'Thu Hương', languages: ['VI', 'EN', 'CN'] },
  { id: 'khanh', name: 'Minh Khánh', languages: ['VI', 'MS'] },
  { id: 'thao', name: 'Phương Thảo', languages: ['VI', 'EN'] },
] as const satisfies readonly Dealer[];

const HOUR = 3_600_000;
const SHIFT = 8 * HOUR;

/** Shifts change at seven, three and eleven o'clock in Vietnam, which are eight hours of UTC. */
const shiftAt = (now: Date): number => Math.floor(now.getTime() / SHIFT);

export const shiftEnds = (now: Date): Date => new Date((shiftAt(now) + 1) * SHIFT);

/** The presenter of the table at a place in the list; any six tables in a row have six presenters. */
export const dealerAt = (place: number, now: Date): Dealer =>
  dealers[(place + shiftAt(now)) % dealers.length] ?? dealers[0];
