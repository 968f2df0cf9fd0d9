import { plainText } from '#contract/plainText';
import { playTypes, unitsOf, type PlayType } from '#contract/lottery';

/** One line of a slip; money in minor units. */
export interface SlipLine {
  readonly playType: PlayType;
  readonly picks: readonly string[];
  readonly unitStake: bigint;
  readonly times: number;
}

/** All numbers with this many digits. */
export const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));

/** Groups of two-digit numbers that one press selects. */
const quickPicks = {
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  high: (number) => number >= 50,
  low: (number) => number < 50,
  sum5: (number) => (Math.floor(number / 10) + number) % 10 === 5,
  twins: (number) => number % 11 === 0,
} as const satisfies Record<string, (number: number) => boolean>;

export type QuickPick = keyof typeof quickPicks;

export const quickPickNames = Object.keys(quickPicks) as QuickPick[];

export const pickedBy = (name: QuickPick): string[] =>
  numbersOf(2).filter((number) => quickPicks[name](Number(number)));

/** Whether the play type offers such groups. */
export const takesGroups = (playType: PlayType): boolean =>
  playTypes[playType].digits === 2 && playTypes[playType].picksPerUnit === 1;

/** The distinct numbers in a text; undefined if one has the wrong number of digits. */
export const readNumbers = (text: string, digits: number): string[] | undefined => {
  const parts = plainText(text)
    .split(/[\s,;.，、；]+/)
    .filter((part) => part !== '');
  const isSound = parts.every((part) => part.length === digits && /^\d+$/.test(part));
  return isSound ? [...new Set(parts)] : undefined;
};

export const lineUnits = ({ playType, picks }: Pick<SlipLine, 'playType' | 'picks'>): number =>
  unitsOf(playType, picks.length);

export const lineStake = (line: SlipLine): bigint =>
  line.unitStake * BigInt(line.times) * BigInt(lineUnits(line));
