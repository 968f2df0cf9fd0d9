type Change = (text: string, key: string) => string;

const change = (words: unknown, at: string, how: Change): unknown => {
  if (typeof words === 'string') return how(words, at);
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, inner]) => [key, change(inner, at === '' ? key : `${at}.${key}`, how)]),
  );
};

const withPlaces = (text: string): string =>
  text.replace(/\{\{-?\s*(\w+)\s*\}\}/g, (place, name: string) => `@@:${name}@@${place}@@/${name}@@`);

/** Words whose rendering shows the front where each text and each of its places stands. */
export const markWords = <Words>(words: Words): Words =>
  change(words, '', (text, key) => `@@=${key}@@${withPlaces(text)}@@/${key}@@`) as Words;

/** The same for words that the document carries as JSON; their places are filled by the site. */
export const markQuotedWords = (words: unknown): unknown =>
  change(words, '', (text, key) => `@@~${key}@@${text}@@/${key}@@`);
