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
