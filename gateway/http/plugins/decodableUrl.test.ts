import fc from 'fast-check';
import { decodableUrl } from './decodableUrl.ts';

test.each([
  ['/slot', '/slot'],
  ['/slot%', '/slot%25'],
  ['/slot%?page=2%', '/slot%25?page=2%'],
  ['/s%E1%BA%A3nh', '/s%E1%BA%A3nh'],
  ['/s%E1%BA', '/s%25E1%25BA'],
  ['/%FF/%zz/%41', '/%25FF/%25zz/%41'],
])('FIX-03 %s is read as %s', (url, read) => {
  expect(decodableUrl(url)).toBe(read);
});

test('FIX-03 every path can be decoded afterwards', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[%0-9a-fA-F/]*$/), (path) => {
      decodeURIComponent(decodableUrl(path));
    }),
  );
});
