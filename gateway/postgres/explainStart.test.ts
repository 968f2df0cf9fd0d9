import { explainStart } from './explainStart.ts';
import { StartError } from './StartError.ts';

const failure = (message: string, more: object = {}): Error => Object.assign(new Error(message), more);

test.each([
  [failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' }), /is full/],
  [new StartError('The database does not start: could not write: No space left on device.'), /is full/],
  [new StartError('initdb failed: wrote only 4096 of 8192 bytes; Check free disk space..'), /is full/],
  [
    failure('EACCES: permission denied, mkdir', { code: 'EACCES' }),
    /DATA_DIR to a folder that this account may write/,
  ],
  [failure('no such file', { code: 'ENOENT', path: '/data/secret' }), /lost its password file/],
  [failure('password authentication failed', { code: '28P01' }), /lost its password file/],
])('%s is said in one line that names the folder', (error, line) => {
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
