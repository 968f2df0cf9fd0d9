import { foldText } from './foldText';
import { splitByMatches } from './splitByMatches';

const shown = (name: string, search: string) =>
  splitByMatches(name, search)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

test('GAME-02 a text is found without its marks', () => {
  expect(foldText('Đá Gà ỨỪỬ')).toBe('da ga uuu');
  expect(foldText('Nguye\u0302\u0303n')).toBe('nguyen');
});

test.each([
  ['Nữ Hoàng Băng Giá', 'hoa', 'Nữ [Hoà]ng Băng Giá'],
  ['Đạt Ma Sư Tổ', 'dat', '[Đạt] Ma Sư Tổ'],
  ['Rồng Vàng', 'vang rong', '[Rồng] [Vàng]'],
  ['Hoa Anh Đào, hoa', 'HOA', '[Hoa] Anh Đào, [hoa]'],
  ['Nguye\u0302\u0303n', 'nguyễn', '[Nguyễn]'],
  ['Mê Cung', 'xyz', 'Mê Cung'],
  ['Mê Cung', '', 'Mê Cung'],
])('GAME-02 in "%s" a search for "%s" finds %s', (name, search, pieces) => {
  expect(shown(name, search)).toBe(pieces);
});
