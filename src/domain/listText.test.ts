import { listText } from './listText';
import { weekdayText } from './weekdayText';

test.each([
  ['vi', 'Slots, Bắn cá và Casino', 'Slots, Bắn cá, Casino'],
  ['en', 'Slots, Bắn cá, and Casino', 'Slots, Bắn cá, Casino'],
  ['zh', 'Slots、Bắn cá和Casino', 'Slots、Bắn cá、Casino'],
  ['pt', 'Slots, Bắn cá e Casino', 'Slots, Bắn cá, Casino'],
])('I18N-04 a list in %s is %s, or %s', (tag, full, bare) => {
  const items = ['Slots', 'Bắn cá', 'Casino'];
  expect([listText(items, tag), listText(items, tag, true)]).toEqual([full, bare]);
  expect(listText([], tag)).toBe('');
});

test('I18N-04 days of the week have the names of the language, Sunday first or last', () => {
  expect([0, 1, 7].map((day) => weekdayText(day, 'ms'))).toEqual(['Ahad', 'Isnin', 'Ahad']);
  expect(weekdayText(5, 'zh')).toBe('星期五');
});
