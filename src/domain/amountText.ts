import { asciiDigits } from '#contract/plainText';

/** Rules for an amount in a form. The form stores plain digits ("2000000", "12.5"), or an empty text. */
export interface AmountRule {
  /** Decimals that may be typed, see `shownDecimals`. */
  readonly decimals: number;
  /** Decimals of the minor units on the wire. */
  readonly exponent: number;
}

const MOST_DIGITS = 15;

const markOf = (tag: string): string =>
  new Intl.NumberFormat(tag).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Currency symbols, blanks and invisible marks, which do not change the amount. */
const around = /[\s\p{Sc}\p{Cf}]|đ$/giu;

/** Notations of whole numbers: plain, or with one kind of group separator. */
const whole = [/^\d+$/, /^\d{1,3}(?:\.\d{3})+$/, /^\d{1,3}(?:,\d{3})+$/];

/** The same with zero decimals. */
const wholeWithNothing = [/^\d+[.,]0{1,2}$/, /^\d{1,3}(?:\.\d{3})+,0{1,2}$/, /^\d{1,3}(?:,\d{3})+\.0{1,2}$/];

const isOneOf = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text));

/**
 * Whether the new text differs from the old one only by digits inserted or removed in one place; the groups are then
 * formatted again.
 */
const isDigitsEdited = (before: string, typed: string): boolean => {
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, typed.length) - start;
  while (end < most && before.at(-1 - end) === typed.at(-1 - end)) end += 1;
  return before !== '' && /^\d*$/.test(typed.slice(start, typed.length - end));
};

/**
 * Index of the decimal separator in the typed text: the language's own, otherwise one that cannot be a group
 * separator.
 */
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

/** Whether a form's text is a valid amount. */
export const isKeptAmount = (kept: string, { decimals }: Pick<AmountRule, 'decimals'>): boolean =>
  (decimals === 0 ? /^\d*$/ : /^(?:\d+(?:\.\d*)?)?$/).test(kept);

/**
 * Converts typed or pasted text into the form's text: removes group separators and cuts excess decimals. Text that is
 * no valid amount, such as "-5" or "1.5" in a currency without decimals, is kept and refused later: a form must never
 * move an amount that the player did not type. `before` is the previous form text.
 */
export const keptAmount = (
  typed: string,
  tag: string,
  { decimals }: Pick<AmountRule, 'decimals'>,
  before = '',
): string => {
  const bare = asciiDigits(typed).replace(around, '').replaceAll('．', '.').replaceAll('，', ',');
  if (!/^[\d.,]*$/.test(bare)) return typed.slice(0, MOST_DIGITS);
  if (decimals === 0) {
    if (bare === '' || isOneOf(whole, bare)) return wholeOf(bare);
    const isKept = isKeptAmount(before, { decimals });
    if (isKept && isDigitsEdited(shownAmount(before, tag, { decimals }), typed)) return wholeOf(bare);
    // Cutting zero decimals while the player types would make the next digit part of the whole amount.
    const isTyped = !isKept && Math.abs(typed.length - before.length) === 1;
    return !isTyped && isOneOf(wholeWithNothing, bare)
      ? wholeOf(bare.replace(/[.,]0{1,2}$/, ''))
      : typed.slice(0, MOST_DIGITS);
  }
  const at = decimalsAt(bare, tag);
  if (at < 0) return wholeOf(bare);
  const part = bare
    .slice(at + 1)
    .replace(/\D/g, '')
    .slice(0, decimals);
  return `${wholeOf(bare.slice(0, at)) || '0'}.${part}`;
};

/** Formats a form's amount in the player's language: 2.000.000. */
export const shownAmount = (kept: string, tag: string, rule: Pick<AmountRule, 'decimals'>): string => {
  if (kept === '' || !isKeptAmount(kept, rule)) return kept;
  const [whole = '', part] = kept.split('.');
  const grouped = new Intl.NumberFormat(tag).format(BigInt(whole || '0'));
  return part === undefined ? grouped : `${grouped}${markOf(tag)}${part}`;
};

/** Converts into minor units for the wire; undefined for an empty text and for zero. */
export const wireAmount = (kept: string, rule: AmountRule): string | undefined => {
  if (kept === '' || !isKeptAmount(kept, rule)) return undefined;
  const { exponent } = rule;
  const [whole = '', part = ''] = kept.split('.');
  const minor = BigInt(whole + part.padEnd(exponent, '0').slice(0, exponent));
  return minor > 0n ? minor.toString() : undefined;
};

/** Converts minor units into the form's text, for buttons that fill in an amount. */
export const amountOf = (minor: string, { exponent, decimals }: AmountRule): string => {
  const digits = minor.padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const part = digits
    .slice(digits.length - exponent)
    .slice(0, decimals)
    .replace(/0+$/, '');
  return part === '' ? whole : `${whole}.${part}`;
};
