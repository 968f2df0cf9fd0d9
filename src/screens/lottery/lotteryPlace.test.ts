import { lotteryPlace } from './lotteryPlace';

test('NAV-17 /vnLottery and /seaLottery name their area and have a game code parameter', () => {
  expect(lotteryPlace('/vnLottery', '?gameCode=VNMB')).toEqual({
    area: 'VN',
    prizeModes: ['LOTT', 'ZY', 'ELOTT'],
    gameCode: 'VNMB',
  });
  expect(lotteryPlace('/seaLottery/', '?gameCode=SEAMY&playType=big')).toEqual({
    area: 'SEA',
    prizeModes: ['SEA'],
    gameCode: 'SEAMY',
  });
});

test('NAV-17 /lottery has both areas and a play type parameter too', () => {
  expect(lotteryPlace('/lottery', '?gameCode=VNMB&playType=xien2')).toEqual({
    prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
    gameCode: 'VNMB',
    playType: 'xien2',
  });
});

test.each(['?gameCode=../x', '?gameCode=', '?gameCode=vnmb', '?playType=constructor'])(
  'NAV-17 what %s names wrongly is passed over',
  (search) => {
    expect(lotteryPlace('/lottery', search)).toEqual({
      area: undefined,
      prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
      gameCode: undefined,
      playType: undefined,
    });
  },
);
