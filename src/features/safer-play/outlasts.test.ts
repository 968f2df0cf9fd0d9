import { outlasts } from './outlasts';

const [sooner, same, later] = ['2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z', '2026-12-15T00:00:00Z'];
const running = { kind: 'timeOut', until: same } as const;

test.each([
  ['sooner', sooner, false],
  ['at the same moment', same, false],
  ['later', later, true],
] as const)('SAFE-03 a pause that ends %s than the running one', (_, until, isOffered) => {
  expect(outlasts(until, 7, running)).toBe(isOffered);
});

test('SAFE-03 an exclusion without an end outlasts every other and is outlasted by none', () => {
  const endless = { kind: 'selfExclusion', until: null } as const;
  expect(outlasts(sooner, 'indefinite', running)).toBe(true);
  expect(outlasts(later, 12, endless)).toBe(false);
  expect(outlasts(later, 'indefinite', endless)).toBe(false);
});

test('SAFE-03 a short break keeps nobody from any pause', () => {
  expect(outlasts(sooner, 1, { kind: 'break', until: later })).toBe(true);
  expect(outlasts(sooner, 1, null)).toBe(true);
});
