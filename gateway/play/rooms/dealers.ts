import type { Language } from '#contract/constants';

interface Dealer {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly Language[];
}

/** Who deals at live tables. Invented people, drawn by ourselves. */
export const dealers = [
  { id: 'linh', name: 'Khánh Linh', languages: ['VI', 'EN'] },
  { id: 'ngoc', name: 'Bảo Ngọc', languages: ['VI'] },
  { id: 'huong', name: 'Thu Hương', languages: ['VI', 'EN', 'CN'] },
  { id: 'mai', name: 'Thanh Mai', languages: ['VI', 'TY'] },
  { id: 'thao', name: 'Phương Thảo', languages: ['VI', 'EN'] },
  { id: 'long', name: 'Hải Long', languages: ['VI', 'CN'] },
  { id: 'khanh', name: 'Minh Khánh', languages: ['VI', 'EN'] },
  { id: 'bao', name: 'Quốc Bảo', languages: ['VI', 'MS'] },
] as const satisfies readonly Dealer[];

const HOUR = 3_600_000;
const SHIFT = 8 * HOUR;

/** Shifts change at seven, three and eleven o'clock in Vietnam, which are eight hours of UTC. */
const shiftAt = (now: Date): number => Math.floor(now.getTime() / SHIFT);

export const shiftEnds = (now: Date): Date => new Date((shiftAt(now) + 1) * SHIFT);

/** Who deals at the table of a place in the list; tables beyond the last dealer deal by themselves. */
export const dealerAt = (place: number, now: Date): Dealer | undefined =>
  place < dealers.length ? dealers[(place + shiftAt(now)) % dealers.length] : undefined;
