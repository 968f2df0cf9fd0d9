/** Minutes for which a player can rest from play. */
export const breakLengths = [15, 30, 60] as const;
export type BreakLength = (typeof breakLengths)[number];
