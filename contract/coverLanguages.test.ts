import { coverFor, coverLanguageOf } from './coverLanguages.ts';

const names = { VI: 'Kho Báu', EN: 'Treasure', CN: '宝藏' };

test.each([
  ['VI', '/covers/RNG0001'],
  ['EN', '/covers/RNG0001.en'],
  ['CN', '/covers/RNG0001.zh'],
  ['TY', '/covers/RNG0001.en'],
  ['PT', '/covers/RNG0001.en'],
] as const)('I18N-04 the cover for readers of %s is %s', (language, address) => {
  expect(coverFor('RNG0001', names, language)).toBe(address);
});

test('a game without a Vietnamese name is lettered in English there too; a tag names its language', () => {
  expect(coverFor('ACME1', { EN: 'Treasure' }, 'VI')).toBe('/covers/ACME1.en');
  expect(['en', 'zh', 'th', undefined].map(coverLanguageOf)).toEqual(['EN', 'CN', 'TY', 'VI']);
});
