import { coverPath } from '#contract/coverWidths';
import { hostOrder, pictureSources } from './pictureSources';

const hosts = ['https://a.example', 'https://b.example', 'https://c.example'];

test('SYS-10 the order of the hosts is random and has each once, our own last', () => {
  const order = hostOrder(hosts, () => 0.5);
  expect([...order].sort()).toEqual(['', ...hosts]);
  expect(order.at(-1)).toBe('');
  expect(hostOrder(hosts, () => 0)).not.toEqual(order);
});

test('SYS-10 a picture is tried at each host in that order', () => {
  expect(pictureSources('/covers/RNG0001-220.webp', ['https://a.example', ''])).toEqual([
    'https://a.example/covers/RNG0001-220.webp',
    '/covers/RNG0001-220.webp',
  ]);
});

test('a picture in two formats is tried at each host in the first of them, then in the other', () => {
  expect(pictureSources(['/art/a.avif', '/art/a.webp'], ['https://a.example', ''])).toEqual([
    'https://a.example/art/a.avif',
    '/art/a.avif',
    'https://a.example/art/a.webp',
    '/art/a.webp',
  ]);
});

test('a cover is requested at a width that exists', () => {
  expect(coverPath('/covers/RNG0001', 220)).toBe('/covers/RNG0001-220.webp');
});

test('a picture with an absolute address keeps its host', () => {
  expect(pictureSources('https://cdn.example/a.webp', ['https://a.example', ''])).toEqual([
    'https://cdn.example/a.webp',
  ]);
});

test('a vendor without a picture has no address', () => {
  expect(pictureSources('', ['https://a.example'])).toEqual([]);
});
