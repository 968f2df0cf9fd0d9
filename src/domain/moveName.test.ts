import { moveName } from './moveName';

test('MEM-08 money that goes against its way is named as a return; transfers go both ways', () => {
  expect(moveName('deposit', '5')).toBe('ways.deposit');
  expect(moveName('deposit', '-5')).toBe('returns.deposit');
  expect(moveName('win', '-5')).toBe('returns.win');
  expect(moveName('win', '0')).toBe('ways.win');
  expect(moveName('bet', '0')).toBe('ways.bet');
  expect([moveName('transfer', '5'), moveName('transfer', '-5')]).toEqual(['ways.transfer', 'ways.transfer']);
  expect(moveName('other', '-5')).toBe('ways.other');
});
