const grouped = /^(\d{1,3})([.,\u00A0])(\d{3})(?:\2(\d{3}))?$/;

/**
 * What stands on a chip, which has no room for zeros: `20.000` is `20K`, `2.500` is `2,5K`, and `1.250.000` is `1,25M`.
 * Amounts that do not become shorter stay as they are written.
 */
export const chipText = (amount: string): string => {
  const [, whole = '', sign, part = '', rest] = grouped.exec(amount) ?? [];
  if (rest !== undefined && rest !== '000') return amount;
  const decimals = part.replace(/0+$/, '');
  const point = sign === ',' ? '.' : ',';
  const text = `${whole}${decimals && point}${decimals}${rest === undefined ? 'K' : 'M'}`;
  return whole !== '' && text.length < amount.length ? text : amount;
};
