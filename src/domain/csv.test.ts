import { toCsv } from './csv';

test.each(['=1+1', '+cmd', '-2+3', '-1.a', '-1x', '@SUM(A1)', '\tx', '\rx'])(
  'MEM-08 %j is no formula in the file',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

test('MEM-08 figures stay figures, below zero too', () => {
  expect(toCsv([['-30000', '12.50', '0', '-12.50']])).toBe('\uFEFF-30000,12.50,0,-12.50\r\n');
});

test('MEM-08 quotes, commas and lines stay within their cell', () => {
  expect(toCsv([['a "b"', 'c,d', 'e\nf']])).toBe('\uFEFF"a ""b""","c,d","e\nf"\r\n');
});
