import { boundsOf, ruleProblem, shapeOf, type FieldRule } from './fieldRule.ts';
import { patternCases } from './patternCases.ts';
import { calendarDay, fitsPattern, isPatternId, patternIds, withBounds } from './patterns.ts';

const wide = { min: 1, max: 64 };

describe.each(patternIds)('VAL-01 the pattern %s', (id) => {
  const { accepted, refused } = patternCases[id];

  test.each(accepted)('takes %j', (text) => {
    expect(fitsPattern(id, text, wide)).toBe(true);
  });

  test.each(refused)('refuses %j', (text) => {
    expect(fitsPattern(id, text, wide)).toBe(false);
  });

  test.each([...accepted, ...refused])('judges %j alike however it was typed', (text) => {
    const verdict = fitsPattern(id, text, wide);
    expect(fitsPattern(id, text.normalize('NFD'), wide)).toBe(verdict);
    expect(fitsPattern(id, text.normalize('NFC'), wide)).toBe(verdict);
  });

  test('answers a long hostile text at once', () => {
    for (const part of ['a', 'A1', ' a', '9', 'a.', '가', 'ก', 'カ', '-', '12-'])
      expect(fitsPattern(id, `${part.repeat(20_000)}\u0000`, { min: 1, max: 10 })).toBe(false);
  }, 1_000);
});

test('VAL-01 a length counts letters, not the keystrokes that made them', () => {
  const name = 'Nguyễn';
  expect(fitsPattern('any', name.normalize('NFD'), { min: 6, max: 6 })).toBe(true);
  expect(fitsPattern('any', '🎲🎲', { min: 2, max: 2 })).toBe(true);
  expect(fitsPattern('any', name, { min: 7, max: 9 })).toBe(false);
  expect(fitsPattern('any', name, { min: 1, max: 5 })).toBe(false);
});

test('VAL-01 the message names both bounds, or one number if they are equal', () => {
  expect(withBounds('(min)-(max) digits', { min: 4, max: 16 })).toBe('4-16 digits');
  expect(withBounds('with (min) - (max) characters', { min: 6, max: 8 })).toBe('with 6 - 8 characters');
  expect(withBounds('(min)-(max) digits', { min: 6, max: 6 })).toBe('6 digits');
  expect(withBounds('with (min) - (max) characters', { min: 6, max: 6 })).toBe('with 6 characters');
});

test('a date is a day that the calendar has, written one way', () => {
  expect(calendarDay('12-31-2000')).toBe('2000-12-31');
  expect(calendarDay('2023-02-30')).toBeUndefined();
});

test('no name of an object is a pattern', () => {
  expect(['constructor', '__proto__', '', 7, null].filter(isPatternId)).toEqual([]);
});

describe('a rule of the server', () => {
  const rule: FieldRule = {
    field: 'username',
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 6,
    patternId: 'digits',
    acceptedPattern: null,
  };

  test('REG-02 is broken by an empty text only where the field is required', () => {
    expect(ruleProblem(rule, '')).toBe('required');
    expect(ruleProblem({ ...rule, required: false }, '')).toBeUndefined();
  });

  test('REG-02 accepts a text of its pattern and length', () => {
    expect(ruleProblem(rule, '1234')).toBeUndefined();
    expect(ruleProblem(rule, '123')).toBe('pattern');
    expect(ruleProblem(rule, '1234567')).toBe('pattern');
    expect(ruleProblem(rule, 'abcd')).toBe('pattern');
  });

  test('REG-02 that accepts * accepts any text of its length', () => {
    const anything = { ...rule, acceptedPattern: '*' };
    expect(ruleProblem(anything, 'Ýab!')).toBeUndefined();
    expect(ruleProblem(anything, 'Ý')).toBe('pattern');
  });

  test('REG-02 a pattern id that is known decides, one that is not leaves it to the expression', () => {
    expect(shapeOf({ ...rule, acceptedPattern: '^x$' })).toEqual({ id: 'digits' });
    expect(shapeOf({ ...rule, patternId: 'toString', acceptedPattern: '^x$' })).toEqual({ source: '^x$' });
    expect(shapeOf({ ...rule, patternId: 'ours-later' })).toEqual({ id: 'any' });
    expect(boundsOf(rule)).toEqual({ min: 4, max: 6 });
  });
});
