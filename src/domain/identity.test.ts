import { identify, visitor } from './identity';

test.each([1, 2, 41, 42])('SYS-08 type %i is an agent and a real account', (type) => {
  expect(identify({ type })).toEqual({ isLogin: true, isAgent: true, isTrial: false });
});

test('SYS-08 type 4 is a trial account', () => {
  expect(identify({ type: 4 })).toEqual({ isLogin: true, isAgent: false, isTrial: true });
});

test.each([0, 3, 40, 43])('SYS-08 type %i is an ordinary member', (type) => {
  expect(identify({ type })).toEqual({ isLogin: true, isAgent: false, isTrial: false });
});

test('a visitor has no flag', () => {
  expect(Object.values(visitor)).toEqual([false, false, false]);
});
