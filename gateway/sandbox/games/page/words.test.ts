import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsFor } from './words.ts';

const folder = join(__dirname, 'words');
const english = new Map<string, string>(Object.entries(wordsFor('EN')));

const places = (text: string): string[] => (text.match(/\{\d\}/g) ?? []).sort();

test.each(readdirSync(folder))('I18N-01 %s has every word of the games and its places', (file) => {
  const words = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
  expect(Object.keys(words).sort()).toEqual([...english.keys()].sort());
  for (const [key, text] of Object.entries(words)) {
    expect({ key, places: places(text) }).toEqual({ key, places: places(english.get(key) ?? '') });
    expect({ key, text }).toEqual({ key, text: text.normalize('NFC').trim() });
  }
});
