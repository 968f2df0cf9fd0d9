import { readArrival } from './arrival';

const at = (address: string) => readArrival(new URL(address, 'https://aurora.example'));

test('SYS-05 a token in the query string leaves the address and nothing else does', () => {
  expect(at('/rng?vassalage=V1&token=once#top')).toEqual({
    arrival: { handOver: 'once' },
    address: '/rng?vassalage=V1#top',
  });
});

test('LOGIN-11 a provider’s answer is removed from the log-in’s address', () => {
  expect(at('/login?code=c&state=s&iss=https%3A%2F%2Fid.example')).toEqual({
    arrival: { social: { code: 'c', state: 's', iss: 'https://id.example' } },
    address: '/login',
  });
  expect(at('/login?error=access_denied&state=s').arrival).toEqual({
    social: { error: 'access_denied', state: 's' },
  });
});

test('SYS-05 LOGIN-11 secrets behind the hash are read and removed', () => {
  expect(at('/rng?vassalage=V1#token=once')).toEqual({
    arrival: { handOver: 'once' },
    address: '/rng?vassalage=V1',
  });
  expect(at('/login#code=c&state=s')).toEqual({
    arrival: { social: { code: 'c', state: 's' } },
    address: '/login',
  });
});

test('a state on another page is no answer of a provider', () => {
  expect(at('/promotions?state=open')).toEqual({ arrival: {} });
});

test('PWD-05 the token of a recovery link leaves the address, which shows the new password', () => {
  expect(at('/login#reset=abc')).toEqual({ arrival: { reset: 'abc' }, address: '/?modal=resetPassword' });
});

test('AGENT-12 the token of an activation link leaves the address, which shows the activation', () => {
  expect(at('/register#activate=abc')).toEqual({
    arrival: { activate: 'abc' },
    address: '/?modal=activate',
  });
});

test('an address without a secret stays as it is', () => {
  expect(at('/login?modal=login#x')).toEqual({ arrival: {} });
});
