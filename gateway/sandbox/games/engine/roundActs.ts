/**
 * An act of a player in a round that continues after its stake, as one line: a word, and numbers in rising order where
 * it has any. `cash`, `hold 0 3`, `play 5 18 31`.
 */
export type RoundAct = string;

/** Plays the rest of a round in the published way. */
export const AUTO: RoundAct = 'auto';

/** Every act that is written so has one writing only, so that an act that is said again is the same text. */
export const ACT_PATTERN = '^[a-z]{2,8}( (0|[1-9]\\d?)){0,13}$';

export const actText = (word: string, numbers: readonly number[] = []): RoundAct =>
  [word, ...numbers.toSorted((one, other) => one - other)].join(' ');

/** The numbers of an act of this word; undefined for another act, and for numbers that do not rise. */
export const numbersOfAct = (word: string, act: RoundAct): number[] | undefined => {
  const [first, ...rest] = act.split(' ');
  const numbers = rest.map(Number);
  return first === word && actText(word, numbers) === act && new Set(numbers).size === numbers.length
    ? numbers
    : undefined;
};
