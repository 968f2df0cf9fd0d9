/** Three dice as they were thrown, each 1 to 6. */
export type Dice = readonly [number, number, number];

export const DIE = 6;

export const sumOf = ([one, two, three]: Dice): number => one + two + three;

export const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three;

const countOf = (dice: Dice, number: number): number => dice.filter((one) => one === number).length;

const BIG = 11;
/** The lowest sum that is no triple of its own: three is always a triple, and so is eighteen. */
export const LOWEST_SUM = 4;

interface BetKind {
  /** Paid besides the stake, in hundredths of it, choice by choice. */
  readonly pays: readonly number[];
  readonly wins: (choice: number, dice: Dice) => boolean;
}

const faces = Array.from({ length: DIE }, (_, place) => place + 1);
const low = [6_200, 3_100, 1_800, 1_200, 800, 700, 600] as const;

/** What can be bet on. A triple loses big, small, even and odd. */
export const taiXiuBets = {
  /** 0 is big (Tài), 1 is small (Xỉu). */
  size: {
    pays: [98, 98],
    wins: (choice, dice) => !isTriple(dice) && (sumOf(dice) >= BIG ? 0 : 1) === choice,
  },
  /** 0 is even, 1 is odd. */
  parity: { pays: [98, 98], wins: (choice, dice) => !isTriple(dice) && sumOf(dice) % 2 === choice },
  anyTriple: { pays: [3_100], wins: (_choice, dice) => isTriple(dice) },
  /** 0 is three ones. */
  triple: { pays: faces.map(() => 18_900), wins: (choice, dice) => countOf(dice, choice + 1) === 3 },
  /** At least two of a number; 0 is ones. */
  pair: { pays: faces.map(() => 1_100), wins: (choice, dice) => countOf(dice, choice + 1) >= 2 },
  /** 0 is a sum of four, 13 one of seventeen. */
  sum: { pays: [...low, ...low.toReversed()], wins: (choice, dice) => sumOf(dice) === choice + LOWEST_SUM },
} as const satisfies Record<string, BetKind>;

export type TaiXiuBetKind = keyof typeof taiXiuBets;

export const taiXiuBetKinds = Object.keys(taiXiuBets) as TaiXiuBetKind[];

/** Chips on one field of the table. */
export interface TaiXiuBet {
  readonly kind: TaiXiuBetKind;
  readonly choice: number;
  /** Minor units. */
  readonly stake: number;
}

const lowRtp = [8_750, 8_888, 8_796, 9_027, 8_750, 9_259, 8_750] as const;

/** Return to player of each bet in hundredths of a per cent, choice by choice; a test throws all 216 there are. */
export const taiXiuRtp = {
  size: [9_625, 9_625],
  parity: [9_625, 9_625],
  anyTriple: [8_888],
  triple: faces.map(() => 8_796),
  pair: faces.map(() => 8_888),
  sum: [...lowRtp, ...lowRtp.toReversed()],
} as const satisfies Record<TaiXiuBetKind, readonly number[]>;

export const taiXiuLeastRtp = Math.min(...Object.values(taiXiuRtp).flat());

/** Of the dearest bet, its stake included. */
export const taiXiuMostStakes = 190;
