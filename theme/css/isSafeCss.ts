/** A slash stands between spaces, so that it begins no comment. */
const allowed = /^(?:[\p{L}\d #%.,()'+-]|(?<= )\/(?= )){1,2000}$/u;
const forbidden = /url|image|attr|env|var|expression|import/i;

/**
 * Whether a value may be written into a style sheet: it must not end a declaration, open a block, comment, escape or
 * fetch. The typed writers never produce such text; this check is a second line of defence.
 */
export const isSafeCss = (value: string): boolean =>
  allowed.test(value) && !forbidden.test(value.replace(/'[^']*'/g, ''));
