import { playTypeNames, type PlayType, type PrizeTier } from '#contract/lottery';
import type { DrawFormat } from './formats.ts';

/** What a unit that wins brings back, stake included, in hundredths: the same for all prizes, or by prize. */
export interface Pay {
  readonly tier: PrizeTier | null;
  readonly times: number;
}

const even = (times: number): readonly Pay[] => [{ tier: null, times: Math.round(times * 100) }];

const twoSides = { dau: even(9.85), duoi: even(9.85), taixiu: even(1.96) } as const;

const thaiDigits = { top3: even(900), tode3: even(150), top2: even(95), run: even(3.2) } as const;

/** Play types of each kind of lottery with their prices; a `lo` number pays once for each time it was drawn. */
export const rates: Readonly<Record<DrawFormat, Partial<Record<PlayType, readonly Pay[]>>>> = {
  north: {
    ...{ de: even(98.5), lo: even(3.65), xien2: even(17), xien3: even(70), xien4: even(280) },
    ...{ lo3: even(42), cang3: even(970), ...twoSides },
  },
  south: {
    ...{ de: even(98.5), lo: even(5.45), xien2: even(34), xien3: even(210), xien4: even(1_300) },
    ...{ lo3: even(57), cang3: even(970), ...twoSides },
  },
  thai: { ...thaiDigits, down2: even(95) },
  lao: { top4: even(6_000), ...thaiDigits },
  fourD: {
    big: [
      { tier: 'first', times: 250_000 },
      { tier: 'second', times: 100_000 },
      { tier: 'third', times: 50_000 },
      { tier: 'starter', times: 18_000 },
      { tier: 'consolation', times: 6_000 },
    ],
    small: [
      { tier: 'first', times: 350_000 },
      { tier: 'second', times: 200_000 },
      { tier: 'third', times: 100_000 },
    ],
  },
};

/** The play type with which a lottery of a kind opens: the first that it has prices for. */
export const defaultPlayType = (format: DrawFormat): PlayType | null =>
  playTypeNames.find((name) => name === Object.keys(rates[format])[0]) ?? null;
