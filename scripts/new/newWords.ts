import { builtLanguages } from '#locales/languages';
import { mustRead, type Edits, type Read } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

type Words = { [key: string]: string | Words };

/** The key path of a text, and the text in each language. */
type NewText = readonly [keys: readonly string[], texts: readonly string[]];

const languages = Object.values(builtLanguages).map(({ tag }) => tag);

function add(words: Words, [key = '', ...below]: readonly string[], text: string): Words {
  const held = words[key];
  if (below.length === 0) {
    if (held !== undefined) throw new NewRefusal(`${key} is there already`);
    return { ...words, [key]: text.normalize('NFC').trim() };
  }
  if (typeof held === 'string') throw new NewRefusal(`${key} is a text and has no keys below it`);
  return { ...words, [key]: add(held ?? {}, below, text) };
}

/** Adds texts to the file of every language. */
export function newWords(read: Read, namespace: string, added: readonly NewText[]): Edits {
  for (const [, texts] of added)
    if (texts.length !== languages.length || texts.some((text) => text.trim() === ''))
      throw new NewRefusal(`A text is wanted in each language: ${languages.join(', ')}`);
  return Object.fromEntries(
    languages.map((tag, index) => {
      const file = `locales/${tag}/${namespace}.json`;
      const words = added.reduce(
        (held, [keys, texts]) => add(held, keys, texts[index] ?? ''),
        JSON.parse(mustRead(read, file)) as Words,
      );
      return [file, JSON.stringify(words, null, 2)];
    }),
  );
}
