import { drawsAfter, drawsUntil, type Schedule } from './schedule.ts';

const zone = 'Asia/Ho_Chi_Minh';
const told = (draws: readonly { drawNo: string; drawsAt: Date }[]) =>
  draws.map(({ drawNo, drawsAt }) => `${drawNo} ${drawsAt.toISOString()}`);

test('LOTT-01 quick draws are counted through the brand’s day, the last one falls on midnight', () => {
  const schedule: Schedule = { every: 300 };
  expect(told(drawsAfter(schedule, new Date('2026-11-20T16:52:00Z'), zone, 3))).toEqual([
    '20261120-287 2026-11-20T16:55:00.000Z',
    '20261120-288 2026-11-20T17:00:00.000Z',
    '20261121-001 2026-11-20T17:05:00.000Z',
  ]);
  expect(told(drawsUntil(schedule, new Date('2026-11-20T17:05:00Z'), zone, 3))).toEqual([
    '20261121-001 2026-11-20T17:05:00.000Z',
    '20261120-288 2026-11-20T17:00:00.000Z',
    '20261120-287 2026-11-20T16:55:00.000Z',
  ]);
});

test('LOTT-01 a draw of the calendar falls on its days by the brand’s clock', () => {
  // Friday noon; Wednesday and Saturday.
  const schedule: Schedule = { at: '17:15', days: [3, 6] };
  expect(told(drawsAfter(schedule, new Date('2026-11-20T05:00:00Z'), zone, 2))).toEqual([
    '20261121 2026-11-21T10:15:00.000Z',
    '20261125 2026-11-25T10:15:00.000Z',
  ]);
  expect(told(drawsUntil(schedule, new Date('2026-11-20T05:00:00Z'), zone, 1))).toEqual([
    '20261118 2026-11-18T10:15:00.000Z',
  ]);
});

test('LOTT-01 a draw that is due this moment is past, not next', () => {
  const schedule: Schedule = { at: '18:15', days: [0, 1, 2, 3, 4, 5, 6] };
  const moment = new Date('2026-11-20T11:15:00Z');
  expect(drawsAfter(schedule, moment, zone, 1)[0]?.drawNo).toBe('20261121');
  expect(drawsUntil(schedule, moment, zone, 1)[0]?.drawNo).toBe('20261120');
});

test('LOTT-01 twice a month is the 1st and the 16th', () => {
  const schedule: Schedule = { at: '15:30', dates: [1, 16] };
  expect(drawsAfter(schedule, new Date('2026-11-20T05:00:00Z'), zone, 3).map(({ drawNo }) => drawNo)).toEqual(
    ['20261201', '20261216', '20270101'],
  );
});

test('LOTT-01 where clocks change, draws keep the hour of the place and a long day has more of them', () => {
  const zoneWithChange = 'America/Sao_Paulo';
  const berlin = 'Europe/Berlin';
  const daily: Schedule = { at: '18:15', days: [0, 1, 2, 3, 4, 5, 6] };
  expect(told(drawsAfter(daily, new Date('2026-10-24T12:00:00Z'), berlin, 2))).toEqual([
    '20261024 2026-10-24T16:15:00.000Z',
    '20261025 2026-10-25T17:15:00.000Z',
  ]);
  const hourly: Schedule = { every: 3_600 };
  const ofDay = (from: string, of: string, timeZone: string) =>
    drawsAfter(hourly, new Date(from), timeZone, 40).filter(({ drawNo }) => drawNo.startsWith(of)).length;
  expect(ofDay('2026-10-24T12:00:00Z', '20261025', berlin)).toBe(25);
  expect(ofDay('2026-10-24T12:00:00Z', '20261025', zoneWithChange)).toBe(24);
});
