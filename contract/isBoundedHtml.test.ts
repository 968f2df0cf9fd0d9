import { htmlText, isBoundedHtml } from './isBoundedHtml.ts';

test.each([
  '<p>Từ <strong>8K</strong> &lt; <em>131K</em> <3</p><ul><li>một<li>hai</ul><br/><hr>',
  '<p>một<p>hai'.repeat(200),
  `<table>${'<tr><td>1</td><td colspan="2">2</td></tr>'.repeat(200)}</table>`,
  '<a href=/promotions#3 title=\'x\'>Xem</a><!-- ghi chú --><img src="/a.png" alt="a">'.repeat(100),
  `${'<b>'.repeat(20)}x${'</b>'.repeat(20)}`,
])('honest HTML is within the bounds: %#', (html) => {
  expect(isBoundedHtml(html)).toBe(true);
});

test.each([
  ['levels', '<b>'.repeat(21)],
  ['levels of kinds that are dropped', '<div><x-y>'.repeat(21)],
  ['levels behind ends that end nothing', '<b></x></i>'.repeat(21)],
  ['levels behind ends of another', '<p><font x=1></p>'.repeat(21)],
  ['levels behind ends in a quote', '<b title="</b>">'.repeat(21)],
  ['levels behind ends in an open quote', '<b title="></b>">'.repeat(21)],
  ['levels behind ends after a loose quote', '<b x=a" title="></b>">'.repeat(21)],
  ['levels behind ends in a comment', '<b><!--</b>-->'.repeat(21)],
  ['a declaration', '<!doctype html>'],
  ['a tag without an end', '<b title='],
  ['too many characters', 'x'.repeat(20_001)],
])('%s are beyond the bounds (SOUND-04)', (_, html) => {
  expect(isBoundedHtml(html)).toBe(false);
});

test('of HTML beyond the bounds the words are left', () => {
  expect(htmlText('<p>Bảo trì</p><p title="<b">02:00')).toBe('Bảo trì 02:00');
  expect(htmlText('<'.repeat(90_000))).toBe('');
});
