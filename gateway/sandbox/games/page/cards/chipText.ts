/**
 * What stands on a chip, which has no room for zeros: `20.000` is `20K`, and `1.000.000` is `1M`. Other amounts stay as
 * they are written.
 */
export const chipText = (amount: string): string =>
  amount.replace(/^(\d+)(?<sign>[.,\u00A0])000\k<sign>000$/, '$1M').replace(/^(\d+)[.,\u00A0]000$/, '$1K');
