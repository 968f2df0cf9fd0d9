/** A share as players of a language read it: `1,2%` of 0.012; the language decides on the comma and on a space before the sign. */
export const percentText = (share: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(share);
