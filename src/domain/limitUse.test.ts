import { isUsedUp, raiseState, usedPercent, wireLimit } from './limitUse';

const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

test.each([
  [{ amount: null, used: vnd(5), left: null }, undefined],
  [{ amount: vnd(200), used: vnd(50), left: vnd(150) }, 25],
  [{ amount: vnd(200), used: vnd(900), left: vnd(0) }, 100],
  [{ amount: vnd(200), used: vnd(200), left: vnd(0) }, 100],
  [{ amount: vnd(0), used: vnd(0), left: vnd(0) }, 100],
  [{ amount: 90, used: 30, left: 60 }, 33],
])('SAFE-06 of %j %s per cent are used', (limit, percent) => expect(usedPercent(limit)).toBe(percent));

test('SAFE-06 a limit is used up when nothing of it is left, and never while none is set', () => {
  expect(isUsedUp({ left: vnd(0) })).toBe(true);
  expect(isUsedUp({ left: 0 })).toBe(true);
  expect(isUsedUp({ left: vnd(1) })).toBe(false);
  expect(isUsedUp({ left: null })).toBe(false);
});

test('SAFE-01 a raise waits, then can be confirmed for some days, then is forgotten', () => {
  const next = { at: '2026-11-21T00:00:00Z', until: '2026-11-28T00:00:00Z' };
  expect(raiseState(null, 0)).toBe('none');
  expect(raiseState(next, Date.parse(next.at) - 1)).toBe('waiting');
  expect(raiseState(next, Date.parse(next.at))).toBe('ready');
  expect(raiseState(next, Date.parse(next.until))).toBe('none');
});

test('SAFE-01 a limit travels as minor units or minutes, and none as null', () => {
  expect(wireLimit(vnd(200))).toBe('200');
  expect(wireLimit(90)).toBe('90');
  expect(wireLimit(null)).toBeNull();
});
