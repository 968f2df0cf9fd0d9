import type { MatchPrice } from '#contract/wireTypes';
import { oddsNews } from './oddsNews.ts';

const price = (id: string, homeTeamOdds: string): MatchPrice => ({
  id,
  moneyLine: { homeTeamOdds, awayTeamOdds: '2.00' },
});

test('SPORT-01 only what has moved is told, and that nothing moves is told now and then', () => {
  const news = oddsNews();
  const board = { list: [price('A', '1.50'), price('B', '1.60')], paused: false };
  expect(news(board, 10_000)).toEqual(board);
  expect(news(board, 11_000)).toBeUndefined();
  const moved = { list: [price('A', '1.50'), price('B', '1.65')], paused: false };
  expect(news(moved, 12_000)).toEqual({ list: [price('B', '1.65')], paused: false });
  expect(news(moved, 16_999)).toBeUndefined();
  expect(news(moved, 17_000)).toEqual({ list: [], paused: false });
});

test('SPORT-01 that the feed stands is told at once', () => {
  const news = oddsNews();
  news({ list: [], paused: false }, 10_000);
  expect(news({ list: [], paused: true }, 10_001)).toEqual({ list: [], paused: true });
});
