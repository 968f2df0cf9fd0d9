import { languages } from '#contract/constants';
import { hasLink } from './hasLink.ts';
import { insults } from './insults.ts';
import { hasRefusedWord } from './refusedWords.ts';

test.each(languages)(
  'GAME-11 every insult of the list of %s is found, alone and in a sentence',
  (language) => {
    const { words, source } = insults[language];
    expect(source).not.toBe('');
    for (const entry of words) {
      const word = entry.replace('*', '');
      expect([word, hasRefusedWord(word), hasRefusedWord(`ok, ${word.toUpperCase()}!`)]).toEqual([
        word,
        true,
        true,
      ]);
    }
  },
);

test.each([
  ['f u c k you', 'letters apart'],
  ['F.U.C.K', 'signs between letters'],
  ['fuuuuck', 'a letter held down'],
  ['sh1t', 'a digit for a letter'],
  ['đ.m mày', 'signs between two letters'],
  ['ＦＵＣＫ', 'wide letters'],
  ['fucking table', 'another ending'],
])('GAME-11 %s is refused: %s', (text) => {
  expect(hasRefusedWord(text)).toBe(true);
});

test.each([
  'chúc may mắn cả bàn',
  'lon bia, các bạn ơi',
  'đặt cược 500k vào Tài',
  'Scunthorpe và assassin',
  'ván này đen quá, sial betul',
  'nombor 4 dan 7',
  'ลูกค้าคนนี้หน้าตาเหี้ยมมาก',
  '妈妈的菜很好吃',
  'computador novo, boa sorte',
  'a b c d',
  'shiitake',
])('GAME-11 "%s" is said', (text) => {
  expect([hasRefusedWord(text), hasLink(text)]).toEqual([false, false]);
});

test('GAME-11 a word of the operator is refused where it stands by itself', () => {
  const own = ['gian lận'];
  expect(hasRefusedWord('Bàn này GIAN LẬN quá', own)).toBe(true);
  expect(hasRefusedWord('gian lậnn', own)).toBe(false);
});

test.each([
  'https://win.example',
  'http://a',
  'vào www.abc',
  'Vào ABC88.COM nhé',
  'bit.ly/abc',
  't.me/nhomkeo',
  'zalo.me/0901',
  'abc88 . com',
  'abc88(dot)com',
  'abc88 chấm com',
  'mail toi@abc.vn',
  'ａｂｃ．ｃｏｍ',
  '10.0.0.1',
])('GAME-11 "%s" is a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'hết tiền.co ai vay không',
  'chán.quá',
  '1.000.000 ₫',
  'tỷ lệ 1.95',
  'thắng rồi...com đâu rồi?',
  '20.11.2026',
])('GAME-11 "%s" is no link', (text) => {
  expect(hasLink(text)).toBe(false);
});
