import { versionedCache } from './versionedCache.ts';

const counted = () => {
  let made = 0;
  return { make: () => Promise.resolve((made += 1)), made: () => made };
};

test('a value is made once for each version of its key, also for those that ask at the same moment', async () => {
  const remember = versionedCache<number>(10);
  const { make } = counted();
  expect(await Promise.all([remember('a', 1, make), remember('a', 1, make)])).toEqual([1, 1]);
  expect(await remember('a', 2, make)).toBe(2);
  expect(await remember('b', 2, make)).toBe(3);
  expect(await remember('a', 2, make)).toBe(2);
});

test('a value that no longer holds is made anew', async () => {
  const remember = versionedCache<number>(10);
  const { make } = counted();
  await remember('a', 1, make);
  expect(await remember('a', 1, make, (value) => value > 1)).toBe(2);
});

test('the key used longest ago goes when there are too many', async () => {
  const remember = versionedCache<number>(2);
  const { make } = counted();
  for (const key of ['a', 'b', 'a', 'c']) await remember(key, 1, make);
  expect(await remember('a', 1, make)).toBe(1);
  expect(await remember('b', 1, make)).toBe(4);
});

test('a failure is not remembered', async () => {
  const remember = versionedCache<number>(2);
  await expect(remember('a', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remember('a', 1, () => Promise.resolve(7))).toBe(7);
});
