import { fishKinds, fishNames, fishRtp } from './fishKinds.ts';
import { drawsOf } from '../../../platform/fairness/seedDraws.ts';
import { shootFish } from './shootFish.ts';

test.each(fishNames)(
  'GAME-12 shots at a %s return what the game says, over every number that can be drawn',
  (kind) => {
    const asked: number[] = [];
    const caughtAt = (number: number) =>
      shootFish(1, [kind], {
        below: (limit) => {
          asked.push(limit);
          return number;
        },
      }).win;
    // Caught below the border and nowhere above: the border is the number of catches.
    expect([caughtAt(fishRtp - 1), caughtAt(fishRtp)]).toEqual([fishKinds[kind].times, 0]);
    const [limit = 0] = asked;
    expect([caughtAt(0), caughtAt(limit - 1)]).toEqual([fishKinds[kind].times, 0]);
    expect((fishRtp * fishKinds[kind].times * 10_000) / limit).toBe(fishRtp);
  },
);

test('GAME-12 each shot of a volley is drawn by itself, and the volley pays their sum', () => {
  const numbers = [0, 99_999, 0];
  const { caught, win } = shootFish(500, ['shark', 'crab', 'minnow'], { below: () => numbers.shift() ?? 0 });
  expect(caught).toEqual([true, false, true]);
  expect(win).toBe(500 * (fishKinds.shark.times + fishKinds.minnow.times));
});

test('GAME-12 a hundred thousand shots out of real seeds return what the game says', async () => {
  let won = 0;
  const rounds = 5_000;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draws = await drawsOf({ serverSeed: 'cd'.repeat(32), clientSeed: 'fish', nonce });
    won += shootFish(
      1,
      Array.from({ length: 20 }, () => 'minnow' as const),
      draws,
    ).win;
  }
  // Three standard deviations of a fish that pays twice are less than one in a hundred; the seed is fixed.
  expect(Math.abs(won / (rounds * 20) - fishRtp / 10_000)).toBeLessThan(0.01);
}, 120_000);
