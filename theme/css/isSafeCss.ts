const allowed = /^[\p{L}\d #%.,()'-]{1,2000}$/u;
const forbidden = /url|image|attr|env|var|expression|import/i;

/**
 * Whether a value may be written into a style sheet: nothing that ends a declaration, opens a block, comments,
 * escapes or fetches. The typed writers never produce such text; this holds if one of them is ever wrong.
 */
export const isSafeCss = (value: string): boolean =>
  allowed.test(value) && !forbidden.test(value.replace(/'[^']*'/g, ''));
