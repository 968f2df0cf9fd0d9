import { clusterBase } from './clusterPaths.ts';

test('a cluster lies in its checkout, or where it was told to', () => {
  expect(clusterBase('/home/an/marquee', undefined, false)).toBe('/home/an/marquee/.data/pg');
  expect(clusterBase('/home/an/marquee', '/mnt/disk', false)).toBe('/mnt/disk');
  expect(clusterBase('/root/marquee', '/mnt/disk', true)).toBe('/mnt/disk');
});

test('two checkouts of root have a cluster each, outside of root’s closed folders', () => {
  const one = clusterBase('/root/marquee', undefined, true);
  const other = clusterBase('/root/other', undefined, true);
  expect(one).toMatch(/^\/var\/lib\/marquee\/[0-9a-f]{12}$/);
  expect(other).not.toBe(one);
});
