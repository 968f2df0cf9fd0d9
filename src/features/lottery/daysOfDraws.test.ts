import { lotteryContent } from '@/testing/scenario/lotteryFixtures';
import { daysOfDraws } from './daysOfDraws';

test('LOTT-01 the boards are of the three latest days of the calendar, latest first', () => {
  const days = daysOfDraws(lotteryContent('full').recentDraws.list);
  expect(days.map(({ id }) => id)).toEqual(['20261120', '20261118', '20261115']);
});
