/** The number that the demo world grows from: the same games, members and winners on every machine. */
export const worldSeed = 88;
