import { firstWords } from './firstWords';

test.each([
  ['<p>Từ <b>02:00</b> đến 04:00.</p><p>Sau đó mở lại.</p>', 'Từ 02:00 đến 04:00.'],
  ['<p class="lead">Slots &amp; bắn cá &lt;1&nbsp;%</p>', 'Slots & bắn cá <1 %'],
  ['Không có đoạn', 'Không có đoạn'],
  ['<h3>Tỷ lệ</h3>\n<ul><li>1%</li></ul>', 'Tỷ lệ 1%'],
  ['&hearts;', '&hearts;'],
  ['', ''],
])('MOD-04 %s begins with %s', (html, words) => {
  expect(firstWords(html)).toBe(words);
});
