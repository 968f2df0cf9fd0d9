/** Digits of an amount as a form keeps it: "2000000", "12.5"; empty while nothing is typed. */
export interface AmountRule {
  /** Decimals that may be typed, see `shownDecimals`. */
  readonly decimals: number;
  /** Decimals of the wire's minor units. */
  readonly exponent: number;
}

const MOST_DIGITS = 15;

const markOf = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * Decimals of an amount that was pasted where there are none: after a number that is not grouped, or by another mark than
 * its groups have. What a player shortens is grouped still: "20.00" was "20.000".
 */
const pastedDecimals = /^(\D*(?:\d{4,}|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,)))[.,]\d{1,2}\D*$/;

/** Where the decimals begin in what was typed: after the language's mark, else after a mark that cannot part thousands. */
const decimalsAt = (typed: string, tag: string): number => {
  const own = typed.indexOf(markOf(tag));
  if (own >= 0) return own;
  const other = typed.search(/[.,]/);
  const parts = typed.split(/[.,]/);
  return parts.length === 2 && parts[1]?.length !== 3 ? other : -1;
};

const wholeOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS);

/** What a player typed or pasted as the form keeps it; grouping marks fall away, decimals are cut to those there are. */
export const keptAmount = (
  typed: string,
  tag: string,
  { decimals }: Pick<AmountRule, 'decimals'>,
): string => {
  if (decimals === 0) return wholeOf(typed.replace(pastedDecimals, '$1'));
  const at = decimalsAt(typed, tag);
  if (at < 0) return wholeOf(typed);
  const part = typed
    .slice(at + 1)
    .replace(/\D/g, '')
    .slice(0, decimals);
  return `${wholeOf(typed.slice(0, at)) || '0'}.${part}`;
};

/** As players of the language read it: 2.000.000. */
export const shownAmount = (kept: string, tag: string): string => {
  if (kept === '') return '';
  const [whole = '', part] = kept.split('.');
  const grouped = new Intl.NumberFormat(tag).format(BigInt(whole || '0'));
  return part === undefined ? grouped : `${grouped}${markOf(tag)}${part}`;
};

/** Minor units as the wire takes them; undefined for nothing and for zero. */
export const wireAmount = (kept: string, { exponent }: Pick<AmountRule, 'exponent'>): string | undefined => {
  if (!/^\d+(\.\d*)?$/.test(kept)) return undefined;
  const [whole = '', part = ''] = kept.split('.');
  const minor = BigInt(whole + part.padEnd(exponent, '0').slice(0, exponent));
  return minor > 0n ? minor.toString() : undefined;
};

/** The form's text of minor units: what a pill or a button for all of it writes. */
export const amountOf = (minor: string, { exponent, decimals }: AmountRule): string => {
  const digits = minor.padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const part = digits
    .slice(digits.length - exponent)
    .slice(0, decimals)
    .replace(/0+$/, '');
  return part === '' ? whole : `${whole}.${part}`;
};
