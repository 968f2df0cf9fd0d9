import { keyOf } from './useRefresh';

test('a call is found with any query; calls whose names begin alike are not', () => {
  const isLobby = keyOf(['lotteryMenu', 'balance']);
  expect(['lotteryMenu', 'lotteryMenu?language=VI', 'balance'].map(isLobby)).toEqual([true, true, true]);
  expect(['lotteryMenuRecent', 'balances?x=1', undefined, ['balance']].map(isLobby)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
