/** Length limits in characters (code points of the NFC form), both inclusive. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

interface Pattern {
  /** Whether a text in NFC form matches the pattern; one pass over the text. */
  readonly holds: (text: string) => boolean;
  /** False if the pattern itself fixes the length. */
  readonly bounded: boolean;
}

const made = (shape: RegExp): Pattern => ({ holds: (text) => shape.test(text), bounded: true });
const having = (...shapes: readonly RegExp[]): Pattern => ({
  holds: (text) => shapes.every((shape) => shape.test(text)),
  bounded: true,
});

const dateShapes = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
];

/** Reads an existing day from `yyyy-MM-dd` or `MM-dd-yyyy`; returns it as `yyyy-MM-dd`. */
export const calendarDay = (text: string): string | undefined => {
  for (const shape of dateShapes) {
    const { year = '', month = '', day = '' } = shape.exec(text)?.groups ?? {};
    const written = `${year}-${month}-${day}`;
    const time = Date.parse(`${written}T00:00:00Z`);
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(written)) return written;
  }
  return undefined;
};

/**
 * The pattern catalogue (spec §5, in its order), used by site and gateway. Its texts are `forms:pattern.<id>`.
 * 'Letters' are letters of every script unless the text says English, because Vietnamese names need their marks.
 */
export const patterns = {
  any: made(/^[^\p{Cc}\p{Cs}]*$/u),
  letterThenLettersDigits: made(/^[A-Za-z][A-Za-z0-9]*$/),
  chineseDigits: made(/^[\p{Script=Han}0-9]+$/u),
  email: made(
    /^(?!\.)(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|\.(?![.@]))+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
  ),
  lettersOrDigits: made(/^[A-Za-z0-9]+$/),
  lettersAndDigits: having(/^[A-Za-z0-9]+$/, /[A-Za-z]/, /[0-9]/),
  digits: made(/^[0-9]+$/),
  alphanumericUppercase: having(/^[A-Za-z0-9]+$/, /[A-Z]/),
  englishSpaces: having(/^[A-Za-z ]+$/, /[A-Za-z]/),
  noSpaces: made(/^[^\s\p{Cc}\p{Cs}]+$/u),
  chinesePunctuation: made(
    /^[\p{Script=Han}\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF60\u2014\u2018\u2019\u201C\u201D\u2026\u00B7]+$/u,
  ),
  date: { holds: (text) => calendarDay(text) !== undefined, bounded: false },
  lettersSpaces: having(/^[\p{L}\p{M} ]+$/u, /\p{L}/u),
  korean: made(/^\p{Script=Hangul}+$/u),
  thai: made(/^\p{Script=Thai}+$/u),
  thaiEnglishSpaces: having(/^[\p{Script=Thai}A-Za-z ]+$/u, /[\p{Script=Thai}A-Za-z]/u),
  uppercaseSpaces: having(/^[\p{Lu}\p{M} ]+$/u, /\p{Lu}/u),
  lettersDigitsSymbols: made(/^[\p{L}\p{M}\p{Nd}\p{P}\p{S}]+$/u),
  upperLowerDigitSymbol: having(/^[^\p{Cc}\p{Cs}]+$/u, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[\p{P}\p{S}]/u),
  // Chinese names have no space; Malaysian ones may have a/l or a/p between their parts.
  fullName: made(
    /^(?:\p{L}[\p{L}\p{M}.'’/-]*(?: \p{L}[\p{L}\p{M}.'’/-]*)+|\p{Script=Han}[\p{Script=Han}·]{1,19})$/u,
  ),
  japaneseFullWidth: made(
    /^(?!.*[\uFF61-\uFF9F])[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60]+$/u,
  ),
  uppercase: made(/^[\p{Lu}\p{M}]+$/u),
  digitsFrom9: made(/^9[0-9]*$/),
} as const satisfies Record<string, Pattern>;

export type PatternId = keyof typeof patterns;

export const patternIds = Object.keys(patterns) as PatternId[];

export const isPatternId = (id: unknown): id is PatternId =>
  typeof id === 'string' && Object.hasOwn(patterns, id);

/** The NFC form of a text: it is what both sides check, send and store, whatever the keyboard produced. */
export const composed = (text: string): string => text.normalize('NFC');

const lengthOf = (text: string): number => [...composed(text)].length;

export const withinBounds = (text: string, { min, max }: Bounds): boolean => {
  const length = lengthOf(text);
  return length >= min && length <= max;
};

/** Whether a text matches the pattern and its length is within the bounds; the text is normalised first. */
export const fitsPattern = (id: PatternId, text: string, bounds: Bounds): boolean => {
  const { holds, bounded } = patterns[id];
  return holds(composed(text)) && (!bounded || withinBounds(text, bounds));
};

/** Puts the bounds into a message; a single number if both are equal (VAL-01). */
export const withBounds = (message: string, { min, max }: Bounds): string =>
  message.replace(/\(min\)( ?)-\1\(max\)/g, (_, space: string) =>
    min === max ? String(min) : `${min}${space}-${space}${max}`,
  );
