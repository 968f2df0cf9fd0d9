import { returnOf, returnTo } from './returnTo';

test('NAV-06 a page that sent somebody to the login is found again, without the modal that lay over it', () => {
  expect(returnOf(returnTo({ pathname: '/lottery', search: '?gameCode=VN1&modal=notice&item=7' }))).toEqual({
    pathname: '/lottery',
    search: '?gameCode=VN1',
  });
});

test.each([
  ['a path that is not ours', { returnTo: { pathname: '//evil.example', search: '' } }],
  ['a form', { returnTo: { pathname: '/register', search: '' } }],
  ['no path', { returnTo: { search: '' } }],
  ['nothing', null],
  ['text', 'https://evil.example'],
])('%s takes nobody back', (_, state) => {
  expect(returnOf(state)).toBeUndefined();
});
