import { lineStake, pickedBy, quickPickNames, readNumbers, takesGroups } from './lotteryPicks';

test('LOTT-01 quick picks select the numbers that their names promise', () => {
  const counts = Object.fromEntries(quickPickNames.map((name) => [name, pickedBy(name).length]));
  expect(counts).toEqual({ even: 50, odd: 50, high: 50, low: 50, sum5: 10, twins: 10 });
  expect(pickedBy('sum5')).toEqual(['05', '14', '23', '32', '41', '50', '69', '78', '87', '96']);
  expect(pickedBy('twins')).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
});

test('LOTT-01 typed numbers are read whatever separates them, each once', () => {
  expect(readNumbers(' 068, 107;068 . 999 ', 3)).toEqual(['068', '107', '999']);
  expect(readNumbers('', 3)).toEqual([]);
});

test.each(['68', '0680', 'abc', '0 68'])('LOTT-01 %s is no number of three digits', (text) => {
  expect(readNumbers(text, 3)).toBeUndefined();
});

test('LOTT-01 a line stakes on each unit, as often as it says', () => {
  const line = { unitStake: 10_000n, times: 3 };
  expect(lineStake({ ...line, playType: 'de', picks: ['07', '18'] })).toBe(60_000n);
  expect(lineStake({ ...line, playType: 'xien2', picks: ['01', '02', '03', '04'] })).toBe(180_000n);
  expect(lineStake({ ...line, playType: 'xien3', picks: ['01', '02'] })).toBe(0n);
});

test('LOTT-01 groups are taken where one number is one unit', () => {
  expect([takesGroups('de'), takesGroups('lo'), takesGroups('xien2'), takesGroups('cang3')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
