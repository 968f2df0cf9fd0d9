/** Marks that keyboards and copied text leave behind without a trace on the screen: directions, zero widths, fillers. */
const invisible = /[\p{Cf}\p{DI}]/gu;
/** Full-width digits and letters of East Asian keyboards. */
const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const FULL_WIDTH = 0xfe_e0;
const fullWidthBlank = /\u3000/g;

/** Writes full-width letters, digits and blanks at their usual width: the same text from another keyboard. */
export const narrowText = (text: string): string =>
  text
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH))
    .replace(fullWidthBlank, ' ');

const digit = /^\p{Nd}$/u;

const isDigit = (code: number): boolean => digit.test(String.fromCodePoint(code));

/** The value of a decimal digit of any script. Scripts list their digits in order; some lists follow one another. */
const valueOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
};

/** Writes the digits of every script as 0 to 9, for amounts, codes and numbers. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (character) => (/\d/.test(character) ? character : valueOf(character)));

/** Selectors and tags belong to the emoji before them: a red heart, the flag of England. */
const isInner = (character: string): boolean =>
  /[^\s\p{Cf}\p{DI}]|[\uFE00-\uFE0F\u{E0020}-\u{E007F}]/u.test(character);

/**
 * Removes blanks of every kind, and invisible marks, from both ends. Inside they stay, so that a rule can refuse them.
 * Takes time in proportion to the text, which a single expression for its end would not.
 */
export const trimText = (text: string): string => {
  const characters = [...text];
  return characters.slice(characters.findIndex(isInner), characters.findLastIndex(isInner) + 1).join('');
};

/**
 * A user name, code or number as the person meant it: digits of every script and full-width letters become ASCII, and
 * invisible marks go. Never for passwords, whose every character counts, nor for names of people. Applying it twice
 * changes nothing (FIX-02).
 */
export const plainText = (text: string): string =>
  trimText(asciiDigits(narrowText(text).replace(invisible, '')));
