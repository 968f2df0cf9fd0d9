import { behindHash } from './arrival';

const moved = (address: string) => behindHash(new URL(address, 'http://aurora.example'));

test('SYS-05 a parent site’s code goes behind the hash and the rest of the query stays', () => {
  expect(moved('/rng?vassalage=V1&token=o%2Fnce')).toBe('/rng?vassalage=V1#token=o%2Fnce');
});

test('LOGIN-11 all parameters of a sign-in provider’s answer move behind the hash', () => {
  expect(moved('/login?code=c&state=s&iss=http%3A%2F%2Fid.example&modal=login')).toBe(
    '/login?modal=login#code=c&state=s&iss=http%3A%2F%2Fid.example',
  );
});

test.each(['/', '/promotions?state=open', '/login?code=c', '/login#reset=abc'])(
  '%s is left alone',
  (address) => {
    expect(moved(address)).toBeUndefined();
  },
);

test('security row 5: no path makes the redirect lead to another host', () => {
  for (const path of ['/.//evil.example/?token=x', '///evil.example?token=x', '/%2e//evil.example?token=x'])
    expect(moved(path)).not.toMatch(/^\/\//);
});
