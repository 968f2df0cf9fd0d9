import { isReservedName } from './reservedNames.ts';

test.each(['888', '8.8.8', '888 official', '888admin', 'hotro888'])(
  '%p is the house of a brand whose name is digits',
  (name) => {
    expect(isReservedName(name, '888')).toBe(true);
  },
);

test.each(['1', '42', '2024', '8888', 'lan888'])('%p is free at a brand whose name is digits', (name) => {
  expect(isReservedName(name, '888')).toBe(false);
});

test.each(['42', 'lan', '...'])('%p is free at a brand whose name has neither letters nor digits', (name) => {
  expect(isReservedName(name, '★')).toBe(false);
});

test('a brand with letters and digits keeps its name with any digits', () => {
  expect(['win', 'win88', 'win 2024', 'winofficial'].map((name) => isReservedName(name, 'Win88'))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(isReservedName('88', 'Win88')).toBe(false);
});
