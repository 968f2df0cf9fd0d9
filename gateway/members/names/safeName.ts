/** Scripts a name may be written in, one of them at a time; digits and signs belong to all. */
const scripts: readonly RegExp[] = [
  // Letters of English and Vietnamese and their neighbours; not those that look like others: ı ſ ŉ ĸ.
  /^(?![^]*[ıſŉĸ])[a-zA-ZÀ-ÖØ-öø-ƀƠơƯưẠ-ỹ]$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Hangul}$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
];

const sign = /^[0-9 ._'’-]$/;

/**
 * Whether a name can pass for what it is: of one script, in its plain form, without what is not seen or turns the
 * direction of the text (security row 33). Names of other scripts with look-alike letters are refused.
 */
export const isSafeName = (name: string): boolean => {
  const written = name.normalize('NFC');
  // The one letter that honest names have and that the compatibility form takes apart.
  const plain = written.replaceAll('\u0e33', '');
  if (plain !== plain.normalize('NFKC')) return false;
  const letters = [...written].filter((letter) => !sign.test(letter));
  return scripts.some((script) => letters.every((letter) => script.test(letter)));
};
