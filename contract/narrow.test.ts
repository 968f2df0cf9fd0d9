import { narrow, type Shape } from './narrow';
import { watchMisfits } from './watchMisfits';

const row: Shape = {
  parts: { name: 'text', kind: { of: ['a', 'b'] }, money: '^-?[0-9]{1,18}$' },
  maybe: { condition: 'text' },
  spare: { end: { orNull: 'time' }, score: { from: 0 } },
};
const list: Shape = { parts: { rows: { list: row }, total: 'integer' } };
const good = { name: 'x', kind: 'a', money: '1', end: null };

const narrowed = (shape: Shape, value: unknown) => narrow(shape, value, () => undefined);

test.each([
  ['a kind that nobody knows', { kind: 'c' }],
  ['a kind of the name of a prototype', { kind: '__proto__' }],
  ['a text that is an object', { name: {} }],
  ['an amount that is no amount', { money: '1e400' }],
  ['an amount that is not a number', { money: 'NaN' }],
  ['a condition that cannot be read', { condition: 7 }],
])('SOUND-04 %s costs its row, and the others stay', (_name, wrong) => {
  const value = { rows: [{ ...good, ...wrong }, good], total: 2 };
  expect(narrowed(list, value)).toEqual({ rows: [good], total: 2 });
});

test('SOUND-04 an invalid date in an optional property is dropped alone', () => {
  const value = { rows: [{ ...good, end: 'soon', score: 'NaN', more: 1 }], total: 1 };
  expect(narrowed(list, value)).toEqual({ rows: [{ ...good, more: 1 }], total: 1 });
});

test('SOUND-04 a list of which no row fits is a failure, not an empty list', () => {
  expect(narrowed(list, { rows: [{}, {}], total: 2 })).toBeUndefined();
  expect(narrowed(list, { rows: [{}], total: 1 })).toEqual({ rows: [], total: 1 });
});

test('SOUND-04 a list that would mislead without an item is dropped as a whole', () => {
  expect(narrowed({ list: 'text', whole: true }, ['1', 2])).toBeUndefined();
  expect(narrowed({ list: 'text' }, ['1', 2])).toEqual(['1']);
});

test('SOUND-04 inherited properties are ignored', () => {
  expect(narrowed({ parts: { constructor: 'text' } }, {})).toBeUndefined();
  expect(narrowed({ parts: {}, maybe: { toString: 'text' } }, {})).toEqual({});
});

test('SOUND-04 a misfit is reported once an answer, by its path and without its value', () => {
  const told: string[] = [];
  const value = {
    rows: [
      { ...good, name: 8 },
      { ...good, name: 9 },
      { ...good, end: 'soon' },
    ],
    total: 3,
  };
  watchMisfits('list', (text) => told.push(text))((hear) => narrow(list, value, hear));
  watchMisfits('list', (text) => told.push(text))((hear) => narrow(list, { rows: [good], total: 1 }, hear));
  expect(told).toEqual(['list.rows[].name, list.rows[].end']);
});
