import { mustMatch, type Edits, type Read } from './edits.ts';
import { newWords } from './newWords.ts';

/** `word records.notYet "Chờ" "Waiting"` adds one key with a text in each language. */
export function newWord(read: Read, [name, ...texts]: readonly string[]): Edits {
  const path = mustMatch(name, /^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'namespace.key');
  const [namespace = '', ...keys] = path.split('.');
  return newWords(read, namespace, [[keys, texts]]);
}
