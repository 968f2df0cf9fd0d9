import { createHash, createHmac } from 'node:crypto';
import { drawsOf, seedHash } from '../../../platform/fairness/seedDraws.ts';

const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'lucky', nonce: 7 };

test('GAME-12 the numbers of a round are the words of the published HMAC, as anybody can compute them', async () => {
  const block = createHmac('sha256', seed.serverSeed).update('lucky:7:0').digest();
  const { below } = await drawsOf(seed);
  for (let word = 0; word < 8; word += 1) expect(below(2 ** 32)).toBe(block.readUInt32BE(word * 4));
});

test('GAME-12 the hash shown before is the SHA-256 of the seed told afterwards', async () => {
  expect(await seedHash(seed.serverSeed)).toBe(createHash('sha256').update(seed.serverSeed).digest('hex'));
});

test('GAME-12 another seed of the player or another round draws other numbers', async () => {
  const first = async (change: object) => (await drawsOf({ ...seed, ...change })).below(2 ** 32);
  const numbers = await Promise.all([first({}), first({ clientSeed: 'x' }), first({ nonce: 8 })]);
  expect(new Set(numbers).size).toBe(3);
});

test('GAME-12 numbers below a limit come evenly', async () => {
  const counts = Array<number>(37).fill(0);
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const { below } = await drawsOf({ ...seed, nonce });
    for (let drawn = 0; drawn < 20; drawn += 1) {
      const number = below(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  const expected = (400 * 20) / 37;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 99.9 % of even draws over 36 degrees of freedom stay below; the seed is fixed, so the figure is too.
  expect(chi).toBeLessThan(68);
});
