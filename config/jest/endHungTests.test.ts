import { limited } from './endHungTests.ts';

const never = Promise.withResolvers<never>().promise;

test('a test of the gateway that never ends fails', async () => {
  await expect(limited(() => never, 5)()).rejects.toThrow('did not end within 0.005 s');
});

test('a test that ends in time keeps its result, also when it throws at once', async () => {
  await expect(limited(() => 7, 60_000)()).resolves.toBe(7);
  const broken = (): never => {
    throw new Error('broken');
  };
  await expect(limited(broken, 60_000)()).rejects.toThrow('broken');
});
