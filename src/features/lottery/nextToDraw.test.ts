import { lotteries } from '@/testing/scenario/lotteryFixtures';
import { nextToDraw } from './nextToDraw';

test('LOTT-01 the hero is the next draw of the calendar, a province before its whole region, never a quick draw', () => {
  expect(nextToDraw(lotteries)?.gameCode).toBe('VNLA');
  expect(nextToDraw(lotteries.filter(({ lottoArea }) => lottoArea === 'SEA'))?.gameCode).toBe('SEALAO');
  expect(nextToDraw(lotteries.filter(({ everySeconds }) => everySeconds !== null))).toBeUndefined();
});
