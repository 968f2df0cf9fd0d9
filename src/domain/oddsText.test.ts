import { oddsText } from './oddsText';

// Expected values computed by hand from the definitions of the four formats.
test.each([
  ['1.42', '1,42', '0,42', '-2,38', '0,42'],
  ['1.95', '1,95', '0,95', '-1,05', '0,95'],
  ['2.00', '2,00', '1,00', '1,00', '1,00'],
  ['2.30', '2,30', '-0,77', '1,30', '1,30'],
  ['6.20', '6,20', '-0,19', '5,20', '5,20'],
  ['1.01', '1,01', '0,01', '-100,00', '0,01'],
])('SPORT-01 decimal %s is told in each format', (odds, decimal, malay, indonesian, hongkong) => {
  expect(oddsText(odds, 'vi')).toBe(decimal);
  expect(oddsText(odds, 'vi', 'malay')).toBe(malay);
  expect(oddsText(odds, 'vi', 'indonesian')).toBe(indonesian);
  expect(oddsText(odds, 'vi', 'hongkong')).toBe(hongkong);
});

test('SPORT-01 odds are written as the language writes numbers', () => {
  expect(oddsText('1.42', 'en')).toBe('1.42');
});
