import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cardSeat, cutLine, roundsOver } from '../../testing/cardSeat.ts';
import { playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { checkRound, isProved } from './engine/checkRound.ts';
import { actsOf } from './engine/steppedGames.ts';
import { houseMove } from './engine/tienLen/houseMove.ts';
import { playAct, viewOfPlayer, type TienLenRound } from './engine/tienLen/playTienLen.ts';
import { roundStore } from './roundStore.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'PVP0001', gameType: 'PVP', minBet: 50, art: { theme: 'felt', motif: 'tien-len' } },
  ]);
});
afterAll(() => gateway.close());

const roundOf = ({ round: { outcome } }: PlayedView): TienLenRound => {
  if (outcome.engine !== 'tienlen') throw new Error('No round of Tiến Lên');
  return outcome.round;
};

const areSound = async () => booksAreSound(await compareBalances(gateway.database));
const seatAt = (launch?: 'launchTrial') => cardSeat(gateway, 'PVP0001', launch);
type Seat = Awaited<ReturnType<typeof seatAt>>;

const hintOf = (round: TienLenRound) => playAct(houseMove(viewOfPlayer(round))?.cards ?? []);

/** Deals until the player has a move to make. */
const dealt = async (seat: Seat): Promise<PlayedView> => {
  for (;;) {
    const { value } = await seat.deal();
    if (roundOf(value).state === 'playing') return value;
  }
};

test('GAME-12 a game of Tiến Lên says what it returns, and its stakes have whole pays', async () => {
  const { game } = await seatAt();
  expect([game.engine, game.rtp, game.maxWin]).toEqual(['tienlen', 9_625, 4]);
  expect(game.stakes.every((stake) => stake % 20 === 0)).toBe(true);
});

test('GAME-12 Tiến Lên is played move by move to its end, pays by place and stands once in the betting record', async () => {
  const seat = await seatAt();
  const first = await dealt(seat);
  const before = await seat.money();
  let played = first;
  while (roundOf(played).state === 'playing')
    ({ value: played } = await seat.act(played, hintOf(roundOf(played))));
  const { win, id } = played.round;
  expect(await seat.money()).toBe(before + BigInt(win));
  expect((await seat.record()).filter(({ roundRef }) => roundRef === id)).toMatchObject([
    { stake: BigInt(seat.stake), win: BigInt(win), state: 'settled' },
  ]);
  expect(roundOf(played).shown).toHaveLength(3);
});

test('GAME-12 a round of Tiến Lên in play shows no card of another seat, and its seed stays secret', async () => {
  const seat = await seatAt();
  const value = await dealt(seat);
  const round = roundOf(value);
  expect([round.shown, round.hand.length, round.counts[0]]).toEqual([[], 13, 13]);
  expect(await seat.call('seed', { clientSeed: 'early' })).toMatchObject({
    message: 'operation_not_enabled',
  });
  const again = await playGame(gateway, seat.member, 'PVP0001');
  expect(again.game.unfinished).toMatchObject({ id: value.round.id });
  expect((await again.call<ProvenRound[]>('rounds')).value[0]?.serverSeed).toBeNull();
  await seat.act(value, 'auto').catch(() => undefined);
});

test('GAME-12 a round of Tiến Lên proves itself by its moves once its seed is told', async () => {
  const seat = await seatAt();
  for (const isAuto of [true, false]) {
    let played = await dealt(seat);
    while (roundOf(played).state === 'playing')
      ({ value: played } = await seat.act(played, isAuto ? 'auto' : hintOf(roundOf(played))));
  }
  await seat.call<SeedChange>('seed', { clientSeed: 'next' });
  for (const round of (await seat.call<ProvenRound[]>('rounds')).value)
    expect(isProved(await checkRound(round))).toBe(true);
});

test('security row 27: moves that Tiến Lên does not allow are refused and move nothing', async () => {
  const [seat, other] = [await seatAt(), await seatAt()];
  const value = await dealt(seat);
  const { hand } = roundOf(value);
  const before = await seat.money();
  const foreign = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
  const wrong = [
    playAct(foreign.slice(0, 1)),
    playAct([hand[0] ?? 0, foreign[0] ?? 0]),
    playAct(hand),
    'play 99',
    'play',
    'play 3 3',
    'play 5 3',
    'hold 0',
    'cash',
    'auto 1',
    'pass 1',
  ];
  for (const act of wrong) expect([act, await seat.act(value, act)]).toMatchObject([act, { status: 400 }]);
  if (roundOf(value).lies === null) expect(await seat.act(value, 'pass')).toMatchObject({ status: 400 });
  expect(await seat.act(value, 'auto', 1)).toMatchObject({ status: 400 });
  expect(await other.act(value, 'auto')).toMatchObject({ status: 404 });
  expect(await seat.money()).toBe(before);
});

test('GAME-12 two tabs that play at once make one move, and another in its place is refused', async () => {
  const seat = await seatAt();
  const value = await dealt(seat);
  const act = hintOf(roundOf(value));
  const same = await Promise.all(Array.from({ length: 6 }, () => seat.act(value, act)));
  for (const answer of same) expect(answer.value.round).toEqual(same[0]?.value.round);
  expect(await seat.act(value, 'auto')).toMatchObject({ status: 422 });
  expect(await seat.deal()).toMatchObject({ message: 'operation_not_enabled' });
  expect(await areSound()).toBe(true);
});

test('GAME-12 a round of Tiến Lên that is left is played to its end after a day, as the hint plays', async () => {
  const seat = await seatAt();
  const value = await dealt(seat);
  const before = await seat.money();
  gateway.clock.advance(DAY - 60_000);
  await roundsOver(gateway).recover();
  expect(await seat.money()).toBe(before);
  gateway.clock.advance(120_000);
  await roundsOver(gateway).recover();
  const ended = await roundStore(gateway.database.queries).byId(value.round.id);
  expect(ended && [ended.state, actsOf(ended.outcome)]).toEqual(['settled', ['auto']]);
  expect(await seat.money()).toBe(before + (ended?.win ?? 0n));
  expect(await areSound()).toBe(true);
});

test('GAME-12 Tiến Lên on trial moves play money alone', async () => {
  const seat = await seatAt('launchTrial');
  const value = await dealt(seat);
  const { value: ended } = await seat.act(value, 'auto');
  expect(ended.balance).toBe(value.balance + ended.round.win);
  expect([await seat.money(), await seat.record()]).toEqual([seat.start, []]);
});

test.each(['before', 'after'] as const)(
  'GAME-12 the last move of Tiến Lên cut off %s its payment is paid once, by asking again or by recovery',
  async (place) => {
    for (const isAskedAgain of [true, false]) {
      const seat = await seatAt();
      const value = await dealt(seat);
      const before = await seat.money();
      const cut = roundsOver(gateway, cutLine(gateway, 'win', place));
      const step = { id: value.round.id, at: 0, act: 'auto' };
      await expect(cut.act(await seat.session(), step)).rejects.toThrow('line cut');
      if (isAskedAgain) await seat.act(value, 'auto');
      gateway.clock.advance(61_000);
      await roundsOver(gateway).recover();
      const ended = await roundStore(gateway.database.queries).byId(value.round.id);
      expect([ended?.state, await seat.money()]).toEqual(['settled', before + (ended?.win ?? 0n)]);
    }
    expect(await areSound()).toBe(true);
  },
);
