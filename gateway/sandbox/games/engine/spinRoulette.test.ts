import { rouletteBetKinds, rouletteBets, rouletteRtp, wheel } from './rouletteBets.ts';
import { spinRoulette } from './spinRoulette.ts';

const at = (number: number) => ({ below: () => wheel.indexOf(number as 0) });

const fields = rouletteBetKinds.flatMap((kind) =>
  Array.from({ length: rouletteBets[kind].choices }, (_, choice) => ({ kind, choice })),
);

test('GAME-12 the wheel has each number from 0 to 36 once', () => {
  expect([...wheel].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
});

test.each(fields)('GAME-12 over all numbers $kind $choice returns 36 of 37 stakes', ({ kind, choice }) => {
  const bet = { kind, choice, stake: 100 };
  const back = wheel.reduce<number>((sum, number) => sum + spinRoulette([bet], at(number)).win, 0);
  expect(back).toBe(3_600);
  expect(Math.round((back / 3_700) * 10_000)).toBe(rouletteRtp);
});

test.each([
  [0, [{ kind: 'straight', choice: 0 }]],
  [
    1,
    [
      { kind: 'colour', choice: 0 },
      { kind: 'parity', choice: 1 },
      { kind: 'half', choice: 0 },
      { kind: 'column', choice: 0 },
    ],
  ],
  [
    36,
    [
      { kind: 'dozen', choice: 2 },
      { kind: 'column', choice: 2 },
      { kind: 'parity', choice: 0 },
      { kind: 'half', choice: 1 },
    ],
  ],
] as const)('GAME-12 %i wins on its own fields', (number, bets) => {
  const { returns } = spinRoulette(
    bets.map((bet) => ({ ...bet, stake: 10 })),
    at(number),
  );
  expect(returns.every((back) => back > 10)).toBe(true);
});
