import fc from 'fast-check';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { scriptJson } from './scriptJson.ts';

test('JSON in a script element cannot end it, whatever it holds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '\u2028', '<script'), (value, evil) => {
      const text = scriptJson([value, evil]);
      expect(text).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([value, evil])));
    }),
  );
});

test('text cannot leave an attribute or open a tag', () => {
  expect(escapeHtml(`KICK & <OFF> "it's"`)).toBe('KICK &amp; &lt;OFF&gt; &quot;it&#x27;s&quot;');
});
