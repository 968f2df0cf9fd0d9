import { headsAndTails } from './headsAndTails';

test('LOTT-01 every number stands by its last two digits, and each head has a row', () => {
  const table = headsAndTails(['52846', '409', '06', '17446', '40']);
  expect(table).toHaveLength(10);
  expect(table[0]).toEqual(['0', ['6', '9']]);
  expect(table[4]).toEqual(['4', ['0', '6', '6']]);
  expect(table[9]).toEqual(['9', []]);
});
