import { hasWords } from './hasWords';

test('GAME-02 a name is found with and without diacritics, by the beginnings of its words in any order', () => {
  expect(hasWords('Khuyến mãi nạp đầu', 'khuyen mai')).toBe(true);
  expect(hasWords('Khuyến mãi nạp đầu', 'Nạp khuyến')).toBe(true);
  expect(hasWords('Đá gà', 'da ga')).toBe(true);
  expect(hasWords('Khuyến mãi', 'mai nap')).toBe(false);
  expect(hasWords('Khuyến mãi', 'uyen')).toBe(false);
});

test('GAME-02 in a language without spaces a word may begin anywhere', () => {
  expect(hasWords('帮助中心', '中心')).toBe(true);
  expect(hasWords('ศูนย์ช่วยเหลือ', 'ช่วย')).toBe(true);
});

test('GAME-02 nothing typed finds nothing', () => {
  expect(hasWords('Khuyến mãi', ' ')).toBe(false);
});
