import type { Draws } from '../../../platform/fairness/seedDraws.ts';
import { slotLines } from './slotLines.ts';
import { freeSpins, slotModels, type SlotModel } from './slotModels.ts';
import { spinSlots } from './spinSlots.ts';

const models = Object.entries(slotModels) as [string, SlotModel][];

/** Draws that come as given. */
const given = (...numbers: number[]): Draws => ({ below: (limit) => (numbers.shift() ?? 0) % limit });

/** What a line returns on average, added up over every combination of symbols on the five reels. */
const lineReturn = ({ reels, pays }: SlotModel): number => {
  const share = (reel: number, symbol: string) =>
    [...(reels[reel] ?? '')].filter((other) => other === symbol).length / (reels[reel]?.length ?? 1);
  return Object.entries(pays).reduce((sum, [symbol, [three, four, five]]) => {
    const on = [1, 2, 3, 4].map((reel) => share(reel, symbol) + share(reel, 'W'));
    const [b = 0, c = 0, d = 0, e = 0] = on;
    const run = share(0, symbol) * b * c;
    return sum + run * (three * (1 - d) + four * d * (1 - e) + five * d * e);
  }, 0);
};

/** How many free spins a spin brings on average. A reel shows a scatter at most once. */
const freeSpinsOn = ({ reels }: SlotModel): number => {
  const shows = reels.map((reel) => (3 * [...reel].filter((symbol) => symbol === 'S').length) / reel.length);
  const counts = shows.reduce<number[]>(
    (before, chance) =>
      Array.from(
        { length: before.length + 1 },
        (_, count) => (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance,
      ),
    [1],
  );
  return ([3, 4, 5] as const).reduce((sum, count) => sum + (counts[count] ?? 0) * freeSpins[count], 0);
};

test.each(models)('GAME-12 the slot model %s returns what it says', (_name, model) => {
  const line = lineReturn(model);
  const total = line * (1 + freeSpins.multiplier * freeSpinsOn(model));
  expect(Math.round(total * 10_000)).toBe(model.rtp);
});

test.each(models)(
  'GAME-12 on the reels of %s scatters stand so far apart that a window shows one',
  (_name, { reels }) => {
    for (const reel of reels) {
      const ring = reel + reel.slice(0, 2);
      for (let stop = 0; stop < reel.length; stop += 1) {
        expect([...ring.slice(stop, stop + 3)].filter((symbol) => symbol === 'S').length).toBeLessThan(2);
      }
    }
  },
);

test('GAME-12 there are 243 lines, no two alike', () => {
  expect(new Set(slotLines.map((line) => line.join(''))).size).toBe(243);
  expect(slotLines).toHaveLength(243);
});

const flat = (...reels: [string, string, string, string, string]): SlotModel => ({
  ...slotModels.even,
  reels,
});

test('GAME-12 a wild stands for the symbol of its line and a line pays from the left alone', () => {
  const { spin } = spinSlots(flat('AKQ', 'WJJ', 'AJJ', 'QKK', 'AKK'), 20, given(0, 0, 0, 0, 0));
  expect(spin.wins.filter(({ line }) => line === 1)).toEqual([{ line: 1, symbol: 'A', count: 3, pay: 12 }]);
});

test('GAME-12 three scatters bring eight free spins whose wins count double, and no further ones', () => {
  const model = flat('SAA', 'SAA', 'SAA', 'KQJ', 'KQJ');
  const { spin, free, pay } = spinSlots(model, 20, given());
  expect([spin.scatters, free.length]).toEqual([3, 8]);
  expect(free[0]?.pay).toBe(spin.pay * 2);
  expect(pay).toBe(spin.pay + 8 * 2 * spin.pay);
});

test('GAME-12 no round pays more than 5,000 stakes', () => {
  const model = { ...flat('1S1', '1S1', '1S1', '1S1', '1S1'), pays: slotModels.bold.pays };
  expect(spinSlots(model, 20, given()).pay).toBe(5_000 * 20);
});
