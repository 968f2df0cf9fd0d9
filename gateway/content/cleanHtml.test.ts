import fc from 'fast-check';
import { cleanHtml } from './cleanHtml.ts';
import { hostileHtml } from './hostileHtml.ts';

/** Whatever stands in it, this HTML cannot run, load, overlay or submit anything. */
const harmless = (html: string): void => {
  expect(html).not.toMatch(
    /<(?!\/?(p|br|hr|h[2-4]|blockquote|span|a|img|b|strong|i|em|u|s|ul|ol|li|table|thead|tbody|tr|th|td)\b)[a-z!?/]/i,
  );
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    expect(tag).not.toMatch(/\s(on\w+|style|class|id|name|srcset|formaction|target|background)\s*=/i);
    expect(tag).not.toMatch(/(href|src)="(?!https:\/\/|\/(?![/\\]))/i);
  }
};

test('MOD-03 rich text of a notice stays as it was written', () => {
  const html =
    '<h3>Lì xì</h3><p>Từ <strong>8K</strong> đến <em>131K</em>.</p><ul><li>Cược đủ 5 lần</li></ul><a href="/promotions#3">Xem</a>';
  expect(cleanHtml(html)).toBe(html);
});

test.each(hostileHtml)('MOD-03 hostile HTML is made harmless: %s', (html) => {
  const cleaned = cleanHtml(html);
  harmless(cleaned);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

test('MOD-03 any mixture of hostile pieces is made harmless, and cleaning twice changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.string(),
    fc.constantFrom('<', '>', '"', "'", '&', '<!--', '\0'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''));
      harmless(cleaned);
      expect(cleanHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: 500 },
  );
});

test('MOD-03 what stood in a dropped element is read anew without it', () => {
  expect(cleanHtml('<noscript><p><p>x</p></p></noscript>')).toBe('<p></p><p>x</p><p></p>');
});

test('MOD-03 pictures come from our own paths and allowed hosts alone', () => {
  const picture = (src: string) => `<img src="${src}" />`;
  const html = [
    '/art/a.webp',
    'https://cdn.example/a.webp',
    'https://evil.example/a.webp',
    '//evil.example/a',
  ].map(picture);
  expect(cleanHtml(html.join(''), ['cdn.example'])).toBe(`${html[0]}${html[1]}`);
});
