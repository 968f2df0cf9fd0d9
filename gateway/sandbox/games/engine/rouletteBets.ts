/** Numbers of the wheel in the order of its pockets. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const isRed = (number: number): boolean => red.has(number);

const numbers = Array.from({ length: 36 }, (_, place) => place + 1);

/** Numbers that lie side by side, the lower one first: a chip on the line between them stands for both. */
export const splits: readonly (readonly [low: number, high: number])[] = [
  ...[1, 2, 3].map((number) => [0, number] as const),
  ...numbers.filter((number) => number % 3 !== 0).map((number) => [number, number + 1] as const),
  ...numbers.filter((number) => number <= 33).map((number) => [number, number + 3] as const),
];

interface BetKind {
  /** Choices there are, counted from 0. */
  readonly choices: number;
  /** Paid besides the stake, in stakes. */
  readonly pays: number;
  readonly wins: (choice: number, number: number) => boolean;
}

/** What can be bet on; zero wins on itself alone. */
export const rouletteBets = {
  straight: { choices: 37, pays: 35, wins: (choice, number) => number === choice },
  split: {
    choices: splits.length,
    pays: 17,
    wins: (choice, number) => splits[choice]?.includes(number) ?? false,
  },
  dozen: {
    choices: 3,
    pays: 2,
    wins: (choice, number) => number > 0 && Math.ceil(number / 12) - 1 === choice,
  },
  column: { choices: 3, pays: 2, wins: (choice, number) => number > 0 && (number - 1) % 3 === choice },
  colour: { choices: 2, pays: 1, wins: (choice, number) => number > 0 && isRed(number) === (choice === 0) },
  parity: { choices: 2, pays: 1, wins: (choice, number) => number > 0 && number % 2 === choice },
  half: { choices: 2, pays: 1, wins: (choice, number) => number > 0 && (number > 18 ? 1 : 0) === choice },
} as const satisfies Record<string, BetKind>;

export type RouletteBetKind = keyof typeof rouletteBets;

export const rouletteBetKinds = Object.keys(rouletteBets) as RouletteBetKind[];

/** Chips on one field of the table. */
export interface RouletteBet {
  readonly kind: RouletteBetKind;
  readonly choice: number;
  /** Minor units. */
  readonly stake: number;
}

/** Return to player in hundredths of a per cent: every bet of a wheel with one zero gives 36/37. */
export const rouletteRtp = 9_730;
export const rouletteMostStakes = 36;
