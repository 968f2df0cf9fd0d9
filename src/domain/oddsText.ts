/** Decimal odds of the wire as the player's language writes them: "1.42" is `1,42` in Vietnamese. */
export const oddsText = (odds: string, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Number(odds));
