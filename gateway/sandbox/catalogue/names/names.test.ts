import { grammar, slotPatterns } from '../slotPatterns.ts';
import { catalogue } from '../catalogue.ts';
import { featuredSlots } from '../featuredSlots.ts';
import { settings } from '../settings.ts';
import { subjects } from '../subjects.ts';
import th from './th.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

const lists = {
  title: featuredSlots.map(({ gameNameEn }) => gameNameEn),
  subject: subjects.map(({ en }) => en),
  attribute: [...Object.values(settings), ...Object.values(slotPatterns)].flatMap(({ attributes }) =>
    attributes.map(([, en]) => en),
  ),
  place: Object.values(settings).flatMap(({ places }) => places.map(([, en]) => en)),
  tale: Object.values(slotPatterns).flatMap(({ tales }) => tales.map(([, en]) => en)),
  deed: Object.values(slotPatterns).flatMap(({ deeds }) => deeds.map(([, en]) => en)),
};

test.each([
  ['CN', zh, /^[\p{Script=Han}\dA-Z{}]+$/u],
  ['TY', th, /^[\p{Script=Thai}\dA-Z{} ]+$/u],
] as const)('I18N-04 every word of the slots has one in %s, in its own script', (_, words, script) => {
  for (const [list, english] of Object.entries(lists)) {
    const known: Readonly<Record<string, string>> = words[list as keyof typeof lists];
    expect([list, english.filter((word) => !Object.hasOwn(known, word))]).toEqual([list, []]);
  }
  for (const known of Object.values(words))
    expect(
      Object.values(known).filter((word) => !script.test(word) || word !== word.normalize('NFC')),
    ).toEqual([]);
  for (const form of Object.values(words.form)) expect(form.match(/\{0\}/g)).toHaveLength(1);
});

test('I18N-04 nine games in ten have a name in Chinese and in Thai, and few share one', () => {
  const { games } = catalogue(88);
  for (const language of ['CN', 'TY'] as const) {
    const names = games.flatMap(({ otherNames }) => otherNames[language] ?? []);
    expect(names.length).toBeGreaterThan(9_000);
    expect(names.length - new Set(names).size).toBeLessThan(20);
  }
  expect(grammar.every(({ CN, TY, en }) => [CN, TY].every((one) => parts(one) === parts(en)))).toBe(true);
});

const parts = (pattern: string): string => (pattern.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
