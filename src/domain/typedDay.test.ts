import { formatTime } from './dates';
import { dayText, formatTypedDay, typedDay } from './typedDay';

const typing = (keys: string) => [...keys].reduce((text, key) => formatTypedDay(text + key), '');

test('LIB-05 a typed day is written as the site writes days elsewhere', () => {
  expect(dayText('2026-11-05')).toBe(formatTime('2026-11-05T00:00:00Z', 'day', 'UTC'));
});

test.each([
  ['20112026', '20/11/2026'],
  ['5/3/1990', '5/3/1990'],
  ['5.3.1990', '5/3/1990'],
  ['20/1', '20/1'],
  ['201', '20/1'],
  ['20//11', '20/11'],
  ['ngày 20', '20'],
  ['2011202677', '20/11/2026'],
])('LIB-05 %s, key by key, stands in the field as %s', (keys, shown) => expect(typing(keys)).toBe(shown));

test('LIB-05 a digit too many in the middle does not move the others', () => {
  expect(formatTypedDay('205/11/2026')).toBe('20/11/2026');
  expect(formatTypedDay('20/115/2026')).toBe('20/11/2026');
});

test('LIB-05 the last slash can be taken back', () => expect(formatTypedDay('20/')).toBe('20/'));

test.each(['2026-11-20', ' 2026/11/20 ', '2026.11.20'])(
  'LIB-05 %s, pasted or filled in by the browser, is turned round',
  (pasted) => expect(formatTypedDay(pasted)).toBe('20/11/2026'),
);

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5/3/1990', '1990-03-05'],
  ['29/2/2024', '2024-02-29'],
  ['2026-11-20', '2026-11-20'],
])('LIB-05 %s means %s', (text, day) => expect(typedDay(text)).toEqual({ day }));

test.each([
  '29/2/2023',
  '31/4/2026',
  '0/1/2026',
  '20/13/2026',
  '20/11/26',
  '20/11',
  '20',
  'x',
  '20/11/2026x',
  'x20/11/2026',
  '20/11/20261',
])('LIB-05 %s is no day', (text) => expect(typedDay(text)).toEqual({ fault: 'noDay' }));

test('LIB-05 a day outside its bounds is not allowed; the bounds themselves are', () => {
  const bounds = { min: '2026-11-01', max: '2026-11-20' };
  expect(typedDay('31/10/2026', bounds)).toEqual({ fault: 'tooEarly' });
  expect(typedDay('21/11/2026', bounds)).toEqual({ fault: 'tooLate' });
  expect(typedDay('1/11/2026', bounds)).toEqual({ day: '2026-11-01' });
  expect(typedDay('20/11/2026', bounds)).toEqual({ day: '2026-11-20' });
});

test('an empty field has no day and no error', () => expect(typedDay('')).toEqual({}));
