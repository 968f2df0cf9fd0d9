import { audienceOf } from './audienceOf';

test('MOD-02 visitors are B, members A, a first login is F', () => {
  expect(audienceOf({ isLogin: false })).toBe('B');
  expect(audienceOf({ isLogin: true })).toBe('A');
  expect(audienceOf({ isLogin: true, firstTimeLogin: true })).toBe('F');
  expect(audienceOf({ isLogin: false, firstTimeLogin: true })).toBe('B');
});
