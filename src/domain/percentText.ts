/** Formats a share as a percentage: `1,2%` for 0.012. The language decides the comma and the space before the sign. */
export const percentText = (share: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
