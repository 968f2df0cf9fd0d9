import { validBetOfRound } from './validBetOfRound.ts';

test('FIX-04 even and odd of Xóc Đĩa together counted 200,000: they count what they are sure to cost', () => {
  const bets = [
    { side: 'even', stake: 100_000 },
    { side: 'odd', stake: 100_000 },
  ] as const;
  expect(validBetOfRound({ engine: 'xocdia', bets })).toBe(2_000n);
  expect(validBetOfRound({ engine: 'xocdia', bets: [bets[0]] })).toBe(40_000n);
});

test('FIX-04 red and black, and all 37 numbers, cancel each other out on the wheel', () => {
  const colour = [0, 1].map((choice) => ({ kind: 'colour', choice, stake: 1_000 }) as const);
  // Zero alone loses both: one outcome of 37 is no risk that counts.
  expect(validBetOfRound({ engine: 'roulette', bets: colour })).toBe(0n);
  expect(validBetOfRound({ engine: 'roulette', bets: colour.slice(1) })).toBe(1_000n);
  const zero = { kind: 'straight', choice: 0, stake: 54 } as const;
  expect(validBetOfRound({ engine: 'roulette', bets: [...colour, zero] })).toBe(54n);
  const straight = Array.from(
    { length: 37 },
    (_, choice) => ({ kind: 'straight', choice, stake: 1 }) as const,
  );
  expect(validBetOfRound({ engine: 'roulette', bets: straight })).toBe(1n);
});

test.each([
  [27, 27n],
  [28, 0n],
])('FIX-04 %i of 37 numbers count %s: from three quarters on a bet is as good as sure', (count, counted) => {
  const bets = Array.from(
    { length: count },
    (_, choice) => ({ kind: 'straight', choice, stake: 1 }) as const,
  );
  expect(validBetOfRound({ engine: 'roulette', bets })).toBe(counted);
});

test('FIX-04 player, banker and tie of baccarat count what they are sure to cost', () => {
  const bet = (side: 'player' | 'banker' | 'tie', stake: number) => ({ side, stake }) as const;
  expect(validBetOfRound({ engine: 'baccarat', bets: [bet('player', 1_000), bet('banker', 1_000)] })).toBe(
    50n,
  );
  expect(validBetOfRound({ engine: 'baccarat', bets: [bet('player', 1_000)] })).toBe(496n);
});

test('FIX-04 big and small of Tài Xỉu counted 2,000 because triples lose both: they count what they cost, with any triple too', () => {
  const size = [0, 1].map((choice) => ({ kind: 'size', choice, stake: 1_000 }) as const);
  expect(validBetOfRound({ engine: 'taixiu', bets: size })).toBe(20n);
  const triple = { kind: 'anyTriple', choice: 0, stake: 62 } as const;
  expect(validBetOfRound({ engine: 'taixiu', bets: [...size, triple] })).toBe(82n);
});

test('games without sides count in full', () => {
  expect(validBetOfRound({ engine: 'hilo', stake: 500 })).toBe(500n);
  expect(validBetOfRound({ engine: 'fishing', stake: 100, shots: ['clown', 'clown'] as never })).toBe(200n);
});
