import { weekdayText } from './weekdayText';

test.each([
  [0, 'Sunday'],
  [1, 'Monday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
])('day %d is a %s', (day, name) => expect(weekdayText(day, 'en')).toBe(name));

test('the name is that of the language', () => expect(weekdayText(1, 'pt-BR')).toBe('segunda-feira'));
