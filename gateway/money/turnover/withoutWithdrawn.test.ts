import { withoutWithdrawn } from './withoutWithdrawn.ts';

const at = new Date('2026-11-20T05:00:00Z');
const requirement = { required: 1_000n, counted: 0n, bound: 300n, inPlay: 0n } as Parameters<
  typeof withoutWithdrawn
>[0];

test('what is left to wager is rounded up: 1,000 for 300, of which 200 stay bound, becomes 667', () => {
  expect(withoutWithdrawn(requirement, 100n, at)).toEqual({ bound: 200n, required: 667n });
});

test('what was wagered stays counted: of 400 left to wager for 300, 134 stay for the last 100', () => {
  expect(withoutWithdrawn({ ...requirement, counted: 600n }, 200n, at)).toEqual({
    bound: 100n,
    required: 734n,
  });
});

test('the smallest unit that stays bound keeps something to wager', () => {
  expect(withoutWithdrawn({ ...requirement, required: 1n }, 299n, at)).toEqual({ bound: 1n, required: 1n });
});

test('stakes in play keep a requirement open when all else is withdrawn', () => {
  expect(withoutWithdrawn({ ...requirement, bound: 200n, inPlay: 100n }, 200n, at)).toEqual({
    bound: 0n,
    required: 334n,
  });
});

test('nothing is left of a requirement when all that it binds is withdrawn', () => {
  expect(withoutWithdrawn(requirement, 300n, at)).toEqual({
    ...{ bound: 0n, required: 0n },
    ...{ ending: 'withdrawn', endedAt: at },
  });
});
