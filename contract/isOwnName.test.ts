import { isOwnName } from './isOwnName.ts';

test.each([
  ['minhanh88', 'minhanh88', true],
  ['MinhAnh88', ' minhanh88 ', true],
  ['minhanh889', 'minhanh88', false],
  ['', '', false],
  ['minhanh88', undefined, false],
])('REG-02 the password %j of the account %j is its own name: %j', (password, account, is) => {
  expect(isOwnName(password, account)).toBe(is);
});
