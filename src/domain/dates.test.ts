import { formatTime } from './dates';

test('I18N-03 a time of the wire is shown in the time zone of the brand', () => {
  expect(formatTime('2026-11-20T17:30:05Z', 'sentence', 'Asia/Ho_Chi_Minh')).toBe('00:30 21/11/2026');
  expect(formatTime('2026-11-20T17:30:05Z', 'day', 'America/Sao_Paulo')).toBe('20/11/2026');
});

test('I18N-03 a time without its year has the order of one with it', () => {
  const told = (form: 'sentence' | 'match') => formatTime('2026-11-20T17:30:05Z', form, 'Asia/Ho_Chi_Minh');
  expect(told('sentence')).toBe(`${told('match')}/2026`);
});

test('MOD-03 popups write YYYY-MM-DD HH:mm:ss', () => {
  expect(formatTime('2026-11-20T13:45:18Z', 'popup', 'Asia/Ho_Chi_Minh')).toBe('2026-11-20 20:45:18');
});

test('I18N-03 midnight, a leap day and the change of clocks are written as they are in the time zone', () => {
  expect(formatTime('2028-02-28T17:00:00Z', 'popup', 'Asia/Ho_Chi_Minh')).toBe('2028-02-29 00:00:00');
  expect(formatTime('2026-03-29T01:30:00Z', 'sentence', 'Europe/Paris')).toBe('03:30 29/03/2026');
});

test('a text that is no time stays as it is', () => {
  expect(formatTime('soon', 'day', 'Asia/Ho_Chi_Minh')).toBe('soon');
});
