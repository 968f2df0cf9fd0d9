import { shakeXocDia } from './shakeXocDia.ts';
import { xocDiaLeastRtp, xocDiaRtp, xocDiaSides, type XocDiaSide } from './xocDiaBets.ts';

/** All sixteen ways in which four coins can lie; 0 is red. */
const everyShake = Array.from({ length: 16 }, (_, way) => [
  way & 1,
  (way >> 1) & 1,
  (way >> 2) & 1,
  way >> 3,
]);

const falling = (coins: readonly number[]) => {
  const left = [...coins];
  return { below: () => left.shift() ?? 0 };
};

/** The house rules once more, written out by hand: what comes back of a stake of 100, by the number of red coins. */
const back: Readonly<Record<XocDiaSide, readonly [number, number, number, number, number]>> = {
  even: [198, 0, 198, 0, 198],
  odd: [0, 198, 0, 198, 0],
  fourWhite: [1_500, 0, 0, 0, 0],
  threeWhite: [0, 390, 0, 0, 0],
  threeRed: [0, 0, 0, 390, 0],
  fourRed: [0, 0, 0, 0, 1_500],
};

test.each(xocDiaSides)(
  'STAGE-03 %s pays what the rules say, for each of the 16 ways four coins lie',
  (side) => {
    for (const coins of everyShake) {
      const reds = 4 - coins.reduce((sum, one) => sum + one, 0);
      const round = shakeXocDia([{ side, stake: 100 }], falling(coins));
      expect({ reds: round.coins.filter((face) => face === 'red').length, win: round.win }).toEqual({
        reds,
        win: back[side][reds],
      });
    }
  },
);

test.each(xocDiaSides)('STAGE-03 %s returns over the 16 ways exactly what is shown', (side) => {
  const sum = everyShake.reduce(
    (won, coins) => won + shakeXocDia([{ side, stake: 100 }], falling(coins)).win,
    0,
  );
  expect((sum * 10_000) / 1_600).toBe(xocDiaRtp[side]);
});

test('STAGE-03 the return shown for all of Xóc Đĩa is that of its poorest bet', () => {
  expect(xocDiaLeastRtp).toBe((1_500 * 10_000) / 1_600);
});
