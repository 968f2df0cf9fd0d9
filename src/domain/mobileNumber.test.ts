import { bareNumber, dialledNumber, isMobileNumber } from './mobileNumber';

test.each(['0912345678', '09123456789', '0912 345 678', '(091) 234-5678', '+84912345678'])(
  '%s may be a mobile number',
  (text) => expect(isMobileNumber(text)).toBe(true),
);

test.each(['', '0912', '09123456789012345', '0912a45678', '++84912345678'])(
  '%j is no mobile number',
  (text) => expect(isMobileNumber(text)).toBe(false),
);

test.each(['٠٩١٢٣٤٥٦٧٨', '０９１２ ３４５ ６７８', '\u202A0912345678\u202C'])(
  'FIX-02 %j is a mobile number',
  (text) => expect(isMobileNumber(text)).toBe(true),
);

test('a number is sent without separators', () => {
  expect(bareNumber('(091) 234-56.78')).toBe('0912345678');
});

test.each([
  ['0912 345 678', '84', '+84912345678'],
  ['912345678', '84', '+84912345678'],
  ['+66 81 234 5678', '84', '+66812345678'],
])('REG-06 %s with %s is dialled from anywhere as %s', (typed, code, number) => {
  expect(dialledNumber(typed, code)).toBe(number);
});
