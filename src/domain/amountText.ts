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

/** The sign of a currency and blanks: they say nothing of the amount. */
const around = /[\s\u00A0\u202F\p{Sc}]|(?:đ|vnd)$/giu;

/** Whole numbers as they are written: plain, or in groups of one mark. */
const whole = [/^\d+$/, /^\d{1,3}(?:\.\d{3})+$/, /^\d{1,3}(?:,\d{3})+$/];

/** The same with decimals that are nothing. */
const wholeWithNothing = [/^\d+[.,]0{1,2}$/, /^\d{1,3}(?:\.\d{3})+,0{1,2}$/, /^\d{1,3}(?:,\d{3})+\.0{1,2}$/];

const isOneOf = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text));

/** Whether a text is another with nothing but digits put in or taken out at one place: then its groups are to be made again. */
const isDigitsEdited = (before: string, typed: string): boolean => {
  let start = 0;
  while (start < before.length && before[start] === typed[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, typed.length) - start;
  while (end < most && before.at(-1 - end) === typed.at(-1 - end)) end += 1;
  return before !== '' && /^\d*$/.test(typed.slice(start, typed.length - end));
};

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

/** Whether what a form keeps is an amount, and not a text that is none. */
export const isKeptAmount = (kept: string, { decimals }: Pick<AmountRule, 'decimals'>): boolean =>
  (decimals === 0 ? /^\d*$/ : /^(?:\d+(?:\.\d*)?)?$/).test(kept);

/**
 * What a player typed or pasted as the form keeps it: grouping marks fall away, decimals are cut to those there are. A
 * text that is no amount, such as "-5" or "1.5" of a currency without decimals, is kept as it is, to be refused: nobody
 * may move an amount that they have not typed. `before` is what was kept until then.
 */
export const keptAmount = (
  typed: string,
  tag: string,
  { decimals }: Pick<AmountRule, 'decimals'>,
  before = '',
): string => {
  const bare = typed.replace(around, '');
  if (!/^[\d.,]*$/.test(bare)) return typed.slice(0, MOST_DIGITS);
  if (decimals === 0) {
    if (bare === '' || isOneOf(whole, bare)) return wholeOf(bare);
    const isKept = isKeptAmount(before, { decimals });
    if (isKept && isDigitsEdited(shownAmount(before, tag, { decimals }), typed)) return wholeOf(bare);
    // Cut at its first key, a tail of noughts would have its next one taken for a digit of the amount.
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

/** As players of the language read it: 2.000.000. */
export const shownAmount = (kept: string, tag: string, rule: Pick<AmountRule, 'decimals'>): string => {
  if (kept === '' || !isKeptAmount(kept, rule)) return kept;
  const [whole = '', part] = kept.split('.');
  const grouped = new Intl.NumberFormat(tag).format(BigInt(whole || '0'));
  return part === undefined ? grouped : `${grouped}${markOf(tag)}${part}`;
};

/** Minor units as the wire takes them; undefined for nothing and for zero. */
export const wireAmount = (kept: string, rule: AmountRule): string | undefined => {
  if (kept === '' || !isKeptAmount(kept, rule)) return undefined;
  const { exponent } = rule;
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
