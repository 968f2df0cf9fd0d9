/** For each first digit of the last two, which last digits were drawn with it, in order. */
export const headsAndTails = (
  numbers: readonly string[],
): readonly (readonly [string, readonly string[]])[] =>
  Array.from({ length: 10 }, (_, digit) => {
    const head = String(digit);
    const tails = numbers.filter((number) => number.at(-2) === head).map((number) => number.slice(-1));
    return [head, tails.toSorted()] as const;
  });
