import { readAddress } from './readAddress.ts';

const tether = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const checked = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('MEM-05 a TRC20 address is taken with a right check sum alone', () => {
  expect(readAddress('USDT TRC20', tether)).toBe(tether);
  expect(readAddress('USDT TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u')).toBeUndefined();
  expect(readAddress('USDT TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL0OI')).toBeUndefined();
  expect(readAddress('USDT TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBeUndefined();
});

test('MEM-05 the capitals of an ERC20 address are its check sum; without capitals it is written with them', () => {
  expect(readAddress('USDT ERC20', checked)).toBe(checked);
  expect(readAddress('USDT ERC20', checked.toLowerCase())).toBe(checked);
  expect(readAddress('USDT ERC20', checked.replace('aAe', 'AAe'))).toBeUndefined();
  expect(readAddress('USDT ERC20', checked.slice(0, -1))).toBeUndefined();
});

test('MEM-05 an address of another network is refused', () => {
  expect(readAddress('USDT ERC20', tether)).toBeUndefined();
  expect(readAddress('USDT TRC20', checked)).toBeUndefined();
});
