import { isDealt, roomPace, roomRound, roomRoundAt, SHOE, takesBets } from './roomClock.ts';

const code = 'LIVE0001';

test('GAME-11 rounds of a live table follow each other without a gap', () => {
  const { number } = roomRoundAt(code, new Date('2026-11-20T12:00:00Z'));
  for (let next = number; next < number + SHOE + 2; next += 1) {
    const { endsAt } = roomRound(code, next);
    expect(roomRoundAt(code, endsAt).number).toBe(next + 1);
    expect(roomRoundAt(code, new Date(endsAt.getTime() - 1)).number).toBe(next);
  }
});

test('GAME-11 a table takes bets, then none, and tells its cards only when none can be on its way', () => {
  const round = roomRoundAt(code, new Date('2026-11-20T12:00:00Z'));
  const at = (offset: number) => new Date(round.bettingUntil.getTime() + offset);
  expect([takesBets(round, at(-1)), takesBets(round, at(0))]).toEqual([true, false]);
  expect([isDealt(round, at(roomPace.grace - 1)), isDealt(round, at(roomPace.grace))]).toEqual([false, true]);
});

test('GAME-11 tables deal at times of their own, and each shoe holds its rounds once', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ends = ['LIVE0001', 'LIVE0002', 'LIVE0003'].map((one) => roomRoundAt(one, now).endsAt.getTime());
  expect(new Set(ends).size).toBe(3);
  const { number } = roomRoundAt(code, now);
  const first = number - (number % SHOE);
  const nonces = Array.from({ length: SHOE }, (_, place) => roomRound(code, first + place).nonce);
  expect(nonces).toEqual(Array.from({ length: SHOE }, (_, place) => place));
  expect(roomRound(code, first + SHOE)).toMatchObject({ shoe: roomRound(code, first).shoe + 1, nonce: 0 });
});
