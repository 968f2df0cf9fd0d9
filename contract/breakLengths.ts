/** Lengths of a break from play, in minutes. */
export const breakLengths = [15, 30, 60] as const;
export type BreakLength = (typeof breakLengths)[number];
