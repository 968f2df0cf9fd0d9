import { lotteryPlace } from './lotteryPlace';

test('NAV-17 /vnLottery and /seaLottery name their area and take a game code', () => {
  expect(lotteryPlace('/vnLottery', '?gameCode=VNMB')).toEqual({ area: 'VN', gameCode: 'VNMB' });
  expect(lotteryPlace('/seaLottery/', '?gameCode=SEAMY&playType=big')).toEqual({
    area: 'SEA',
    gameCode: 'SEAMY',
  });
});

test('NAV-17 /lottery has both areas and takes a play type as well', () => {
  expect(lotteryPlace('/lottery', '?gameCode=VNMB&playType=xien2')).toEqual({
    gameCode: 'VNMB',
    playType: 'xien2',
  });
});

test.each(['?gameCode=../x', '?gameCode=', '?gameCode=vnmb', '?playType=constructor'])(
  'NAV-17 what %s names wrongly is passed over',
  (search) => {
    expect(lotteryPlace('/lottery', search)).toEqual({
      area: undefined,
      gameCode: undefined,
      playType: undefined,
    });
  },
);
