import { complaintIn } from './complaintIn.ts';

test('the first severe line is the reason, with its hint', () => {
  const log = [
    '2026-11-21 01:44:35.231 UTC [11309] LOG:  starting PostgreSQL 18.4',
    '2026-11-21 01:58:54.673 UTC [17127] FATAL:  could not extend file "base/1/2691"',
    '2026-11-21 01:58:54.673 UTC [17127] HINT:  Check free disk space.',
    '2026-11-21 01:58:54.674 UTC [17127] PANIC:  cannot abort transaction 1',
  ].join('\n');
  expect(complaintIn(log)).toBe('could not extend file "base/1/2691"; Check free disk space.');
});

test('without a severe line the last words are the reason, and silence is called so', () => {
  expect(complaintIn('one\npostgres: cannot execute\n')).toBe('postgres: cannot execute');
  expect(complaintIn('')).toBe('no reason given');
});
