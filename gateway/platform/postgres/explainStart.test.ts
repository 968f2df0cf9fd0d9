import { explainStart } from './explainStart.ts';
import { StartError } from './StartError.ts';

const failure = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

test.each([
  ['a full disk', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' }), /is full/],
  [
    'a full disk at the server’s start',
    new StartError('It does not start: No space left on device.'),
    /is full/,
  ],
  [
    'a page that fits in part',
    new StartError('initdb failed: wrote only 4096; Check free disk space.'),
    /is full/,
  ],
  [
    'a closed folder',
    failure('EACCES: permission denied', { code: 'EACCES' }),
    /that this account may write/,
  ],
  [
    'a file in its place',
    failure('EEXIST: file already exists', { code: 'EEXIST' }),
    /that this account may write/,
  ],
  [
    'no password file',
    failure('no such file', { code: 'ENOENT', path: '/data/secret' }),
    /lost its password/,
  ],
  ['a wrong password', failure('authentication failed', { code: '28P01' }), /lost its password/],
])('%s is said in one line that names the folder', (_, error, line) => {
  const explained = explainStart(error, '/data') as Error;
  expect(explained).toBeInstanceOf(StartError);
  expect(explained.message).toMatch(line);
  expect(explained.message).toMatch(/^[^\n]*\/data[^\n]*$/);
});

test('a reason already in one line and a fault of our own stay as they are', () => {
  const reason = new StartError('Another gateway already runs.');
  const fault = failure('x is not a function');
  expect(explainStart(reason, '/data')).toBe(reason);
  expect(explainStart(fault, '/data')).toBe(fault);
});
