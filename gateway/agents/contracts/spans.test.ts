import { closedSpans, countsFrom, lastPayDay, nextPayDay, spanAround } from './spans.ts';

const saigon = 'Asia/Ho_Chi_Minh';
const at = (text: string) => new Date(text);
const shown = ({ from, to }: { from: Date; to: Date }) => `${from.toISOString()} ${to.toISOString()}`;

test.each([
  ['D', '2026-11-20T05:00:00Z', '2026-11-19T17:00:00.000Z 2026-11-20T17:00:00.000Z'],
  ['D', '2026-11-20T17:00:00Z', '2026-11-20T17:00:00.000Z 2026-11-21T17:00:00.000Z'],
  ['W', '2026-11-22T16:59:59Z', '2026-11-15T17:00:00.000Z 2026-11-22T17:00:00.000Z'],
  ['H', '2026-11-15T16:59:59Z', '2026-10-31T17:00:00.000Z 2026-11-15T17:00:00.000Z'],
  ['H', '2026-11-15T17:00:00Z', '2026-11-15T17:00:00.000Z 2026-11-30T17:00:00.000Z'],
  ['H', '2028-02-20T05:00:00Z', '2028-02-15T17:00:00.000Z 2028-02-29T17:00:00.000Z'],
  ['M', '2026-12-31T05:00:00Z', '2026-11-30T17:00:00.000Z 2026-12-31T17:00:00.000Z'],
  ['hour', '2026-11-20T05:59:59Z', '2026-11-20T05:00:00.000Z 2026-11-20T06:00:00.000Z'],
  ['slot', '2026-11-20T05:04:59Z', '2026-11-20T05:00:00.000Z 2026-11-20T05:05:00.000Z'],
] as const)('AGENT-05 a span of period %s around %s', (period, moment, span) => {
  expect(shown(spanAround(period, at(moment), saigon))).toBe(span);
});

test.each([
  [
    'a zone half an hour off',
    'hour',
    'Asia/Kolkata',
    '2026-11-20T05:00:00Z',
    '2026-11-20T04:30:00.000Z 2026-11-20T05:30:00.000Z',
  ],
  [
    'a day of 25 hours',
    'D',
    'Europe/Lisbon',
    '2026-10-25T12:00:00Z',
    '2026-10-24T23:00:00.000Z 2026-10-26T00:00:00.000Z',
  ],
  [
    'a day of 23 hours',
    'D',
    'Europe/Lisbon',
    '2026-03-29T12:00:00Z',
    '2026-03-29T00:00:00.000Z 2026-03-29T23:00:00.000Z',
  ],
  [
    'a week in which clocks change',
    'W',
    'Europe/Lisbon',
    '2026-10-25T12:00:00Z',
    '2026-10-18T23:00:00.000Z 2026-10-26T00:00:00.000Z',
  ],
] as const)('AGENT-11 %s', (_title, period, zone, moment, span) => {
  expect(shown(spanAround(period, at(moment), zone))).toBe(span);
});

test.each([
  ['dividend', '2026-11-20T17:00:00.000Z'],
  ['daily', '2026-11-20T17:00:00.000Z'],
  ['hourly', '2026-11-20T06:00:00.000Z'],
  ['realTime', '2026-11-20T05:05:00.000Z'],
] as const)('AGENT-05 what is signed at noon counts for %s from the next border', (kind, border) => {
  expect(countsFrom(kind, at('2026-11-20T05:01:00Z'), saigon).toISOString()).toBe(border);
});

test.each([
  ['2026-11-14T16:59:59.999Z', '2026-10-14T17:00:00.000Z', '2026-11-14T17:00:00.000Z'],
  ['2026-11-14T17:00:00.000Z', '2026-11-14T17:00:00.000Z', '2026-12-14T17:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2026-12-14T17:00:00.000Z', '2027-01-14T17:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2026-12-14T17:00:00.000Z', '2027-01-14T17:00:00.000Z'],
])('AGENT-11 at %s dividends were paid at %s and are paid next at %s', (moment, last, next) => {
  expect(lastPayDay(at(moment), saigon).toISOString()).toBe(last);
  expect(nextPayDay(at(moment), saigon).toISOString()).toBe(next);
});

const month = { period: 'M', countsFrom: at('2026-09-09T17:00:00Z'), countsTo: null } as const;
const everything = { after: at('2026-01-01T00:00:00Z'), until: at('2026-11-30T16:59:00Z') };

test('AGENT-11 a fresh contract has a short first span, and a span that is not over is left out', () => {
  expect(closedSpans(month, everything, saigon).map(shown)).toEqual([
    '2026-09-09T17:00:00.000Z 2026-09-30T17:00:00.000Z',
    '2026-09-30T17:00:00.000Z 2026-10-31T17:00:00.000Z',
  ]);
});

test('AGENT-11 a contract that ends has a short last span', () => {
  const ended = { ...month, countsTo: at('2026-10-11T17:00:00Z') };
  expect(closedSpans(ended, everything, saigon).map(shown)).toEqual([
    '2026-09-09T17:00:00.000Z 2026-09-30T17:00:00.000Z',
    '2026-09-30T17:00:00.000Z 2026-10-11T17:00:00.000Z',
  ]);
});

test('AGENT-11 spans go on right after the last one that was paid', () => {
  const after = at('2026-09-30T17:00:00Z');
  expect(closedSpans(month, { ...everything, after }, saigon).map(shown)).toEqual([
    '2026-09-30T17:00:00.000Z 2026-10-31T17:00:00.000Z',
  ]);
});

test('a version that was replaced before it began to count has no span', () => {
  const never = { ...month, countsTo: month.countsFrom };
  expect(closedSpans(never, everything, saigon)).toEqual([]);
});
