import { isWhole } from './isWhole';

test('ERR-04 an answer counts when every part that its call promises is there, and what more there is does not matter', () => {
  const codes = { enabled: true, recoveryCodesLeft: 8 };
  expect(isWhole('twoFactor', codes)).toBe(true);
  expect(isWhole('twoFactor', { ...codes, since: 'May' })).toBe(true);
  expect(isWhole('memberIcon', { url: null })).toBe(true);
  expect(isWhole('whitelabel', [])).toBe(true);
});

test.each([
  ['a part that is missing', { enabled: true }],
  ['a part of another kind', { enabled: 'no', recoveryCodesLeft: 8 }],
  ['nothing', null],
  ['a list', []],
  ['a text', 'off'],
])('ERR-04 %s is not what was promised', (_name, value) => {
  expect(isWhole('twoFactor', value)).toBe(false);
});

test('ERR-04 what is answered to an act is taken as it is: it has been done', () => {
  expect(isWhole('deposit', {})).toBe(true);
});
