import { isBadData } from './isBadData.ts';
import { isTransient } from './isTransient.ts';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
])('%s comes from a database that is away: the call may be repeated', (code) => {
  expect(isTransient(withCode(code))).toBe(true);
  expect(isTransient(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection ended unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])('a call during a restart answered 500 for "%s"', (message) => {
  expect(isTransient(new Error(message))).toBe(true);
});

test('a broken constraint is no matter of time', () => {
  expect(isTransient(withCode('23505'))).toBe(false);
  expect(isTransient(new AggregateError([withCode('57P01'), withCode('23505')]))).toBe(false);
});

test.each([
  ['22003', true],
  ['22P02', true],
  ['22021', true],
  ['23505', false],
  ['42601', false],
])('FIX-06 %s is the fault of a value: %s', (code, isBad) => {
  expect(isBadData(new Error('Failed query', { cause: withCode(code) }))).toBe(isBad);
});
