/** A list within a sentence, as the language writes it: "A, B and C"; with `bare` without the word before the last. */
export const listText = (items: readonly string[], tag: string, bare = false): string =>
  new Intl.ListFormat(tag, { type: 'conjunction', style: bare ? 'narrow' : 'long' }).format(items);
