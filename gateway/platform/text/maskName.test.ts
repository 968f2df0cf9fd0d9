import fc from 'fast-check';
import { maskName } from './maskName.ts';

test.each([
  ['nguyenthuyduong1', 'nguy***g1'],
  ['Nguyễn Ngữ Huệ Mẫn', 'Nguy***ẫn'],
  ['Nguye\u0302\u0303n Ngu\u031b\u0303', 'Ngu***gữ'],
  ['abc', 'a***c'],
  ['Ý', '***'],
  ['', '***'],
  ['👨‍👩‍👧‍👦👩🏽‍🚀🇻🇳', '👨‍👩‍👧‍👦***🇻🇳'],
])('HOME-05 a winner named %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('HOME-05 at least a third of any name stays hidden', () => {
  const letters = new Intl.Segmenter('vi', { granularity: 'grapheme' });
  const count = (text: string) => [...letters.segment(text)].length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const shown = maskName(name).split('***').join('');
      expect(count(shown.normalize('NFC')) * 3).toBeLessThanOrEqual(count(name.normalize('NFC')) * 2);
    }),
  );
});
