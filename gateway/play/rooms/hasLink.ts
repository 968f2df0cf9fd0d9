/**
 * Ends of addresses that are usual in adverts. Those that are also words of a language which people write without a
 * space after the full stop ("hay.co ai") count only with a path behind them.
 */
const endings =
  'com|net|org|info|biz|vn|xyz|top|club|vip|bet|win|link|site|online|shop|store|app|asia|live|game|games|casino|poker|fun|pro|cc|tv|gg|io|ly|uk|cn|hk|th|br|ru';
const endingsWithPath = 'me|co|to|in|us|my|pt|ai|la|eu';

const dot = String.raw`\s{0,2}(?:\.|[([]\s?(?:\.|dot|chấm)\s?[)\]]|\b(?:dot|chấm)\b)\s{0,2}`;
const host = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;

const patterns = [
  /\b[a-z][a-z\d+.-]*:\/\//u,
  /\bwww\s?\./u,
  new RegExp(String.raw`${host}\.(?:${endings})(?![\p{L}\p{N}])`, 'u'),
  // With signs between that hide an address from a filter.
  new RegExp(String.raw`${host}${dot}(?:com|net|org|vn)(?![\p{L}\p{N}])`, 'u'),
  new RegExp(String.raw`${host}\.(?:${endingsWithPath})\s?\/`, 'u'),
  /(?<![\p{L}\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}.])/u,
];

/** Whether a text leads to another site: an address, also one without a scheme or with its dots written out. */
export const hasLink = (text: string): boolean => {
  const read = text.normalize('NFKC').toLowerCase();
  return patterns.some((pattern) => pattern.test(read));
};
