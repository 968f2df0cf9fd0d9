import type { DrawnPrize, PlayType } from '#contract/lottery';
import { rates } from './rates.ts';
import { validBets, type StakedTicket } from './validBets.ts';

const numbersOf = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, number) => String(number).padStart(digits, '0'));

/** 27 numbers, as a draw of the north has them. */
const prizes: readonly DrawnPrize[] = [{ tier: 'special', numbers: numbersOf(27, 5) }];

let made = 0;
const ticket = (playType: PlayType, picks: readonly string[], perUnit = 10_000n): StakedTicket => {
  made += 1;
  const stake = perUnit * BigInt(picks.length);
  return { id: String(made), playType, picks, pays: rates.north[playType] ?? [], perUnit, stake };
};
const valid = (...tickets: StakedTicket[]): bigint[] => {
  const found = validBets(tickets, prizes);
  return tickets.map(({ id }) => found.get(id) ?? -1n);
};

test('FIX-04 all hundred numbers of `de` counted 1,000,000: they count 15,000, which is what they cost', () => {
  expect(valid(ticket('de', numbersOf(100, 2)))).toEqual([15_000n]);
});

test.each([
  [74, 444_000n],
  [75, 0n],
  [98, 0n],
])('FIX-04 98 numbers of `de` counted 60 %% of their stake: %i numbers count %s', (count, counted) => {
  expect(valid(ticket('de', numbersOf(count, 2)))).toEqual([counted]);
});

test('FIX-04 the hundred numbers count the same on two slips of different times', () => {
  const numbers = numbersOf(100, 2);
  expect(valid(ticket('de', numbers.slice(0, 40)), ticket('de', numbers.slice(40)))).toEqual([
    6_000n,
    9_000n,
  ]);
});

test('FIX-04 even and odd, big and small and all last digits cancel each other out across play types', () => {
  expect(valid(ticket('taixiu', ['tai']), ticket('taixiu', ['xiu']))).toEqual([200n, 200n]);
  const mixed = valid(ticket('duoi', ['0', '2', '4', '6', '8'], 2_000n), ticket('taixiu', ['le'], 10_000n));
  // Even digits return 19,700, odd numbers 19,600: of 20,000 at least 400 are lost.
  expect(mixed.reduce((sum, one) => sum + one)).toBe(400n);
});

test('FIX-04 all numbers of `lo` count for what they are sure to cost: 27 times 36,500 of 1,000,000 come back', () => {
  expect(valid(ticket('lo', numbersOf(100, 2)))).toEqual([14_500n]);
});

test('a single number is wholly at risk; an edge of 1.5 % counts 60 % of it, one of 3 % all', () => {
  expect(valid(ticket('de', ['68']))).toEqual([6_000n]);
  expect(valid(ticket('cang3', ['468']))).toEqual([10_000n]);
  expect(valid(ticket('xien2', ['07']))).toEqual([10_000n]);
});

test('FIX-04 a pick counts the same on one slip and on many, whatever else is bet on the draw', () => {
  const numbers = numbersOf(20, 4);
  const sum = (tickets: StakedTicket[]) => valid(...tickets).reduce((all, one) => all + one, 0n);
  const others = [ticket('tode3', ['123', '321']), ticket('run', ['1', '2']), ticket('dau', ['7'])];
  const apart = numbers.map((number) => ticket('top4', [number]));
  expect(sum([...apart, ...others])).toBe(sum([ticket('top4', numbers), ...others]));
});

test('FIX-04 all numbers of `down2` count for what they cost: its two digits pay once for each number drawn below', () => {
  const drawn: readonly DrawnPrize[] = [...prizes, { tier: 'down', numbers: ['42'] }];
  const perUnit = 10_000n;
  const picks = numbersOf(100, 2);
  const one = {
    id: 'down',
    playType: 'down2',
    picks,
    pays: rates.thai.down2 ?? [],
    perUnit,
    stake: 1_000_000n,
  } as const;
  // 95 of 100 come back.
  expect(validBets([one], drawn).get('down')).toBe(50_000n);
});
