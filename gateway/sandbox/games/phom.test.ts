import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cardSeat, roundsOver } from '../../testing/cardSeat.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { checkRound, isProved } from './engine/checkRound.ts';
import { houseAct } from './engine/phom/houseAct.ts';
import { discardAct, isAllowed } from './engine/phom/phomTable.ts';
import type { PhomRound } from './engine/phom/playPhom.ts';
import { actsOf } from './engine/steppedGames.ts';
import { roundStore } from './roundStore.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'PVP0001', gameType: 'PVP', minBet: 50, art: { theme: 'felt', motif: 'phom' } },
  ]);
});
afterAll(() => gateway.close());

const roundOf = ({ round: { outcome } }: PlayedView): PhomRound => {
  if (outcome.engine !== 'phom') throw new Error('No round of Phỏm');
  return outcome.round;
};

const areSound = async () => booksAreSound(await compareBalances(gateway.database));
const seatAt = (launch?: 'launchTrial') => cardSeat(gateway, 'PVP0001', launch);
type Seat = Awaited<ReturnType<typeof seatAt>>;

const hintOf = (played: PlayedView) => houseAct(roundOf(played).view);

/** Deals until the player has a move to make. */
const dealt = async (seat: Seat): Promise<PlayedView> => {
  for (;;) {
    const { value } = await seat.deal();
    if (roundOf(value).state === 'playing') return value;
  }
};

test('GAME-12 a game of Phỏm says what it returns, and its stakes have whole pays', async () => {
  const { game } = await seatAt();
  expect([game.engine, game.rtp, game.maxWin]).toEqual(['phom', 9_625, 4]);
  expect(game.stakes.every((stake) => stake % 20 === 0)).toBe(true);
});

test('GAME-12 Phỏm is played act by act to its end, pays by place and stands once in the betting record', async () => {
  const seat = await seatAt();
  let played = await dealt(seat);
  const before = await seat.money();
  while (roundOf(played).state === 'playing') ({ value: played } = await seat.act(played, hintOf(played)));
  const { win, id } = played.round;
  expect(await seat.money()).toBe(before + BigInt(win));
  expect((await seat.record()).filter(({ roundRef }) => roundRef === id)).toMatchObject([
    { stake: BigInt(seat.stake), win: BigInt(win), state: 'settled' },
  ]);
  expect(roundOf(played).laid).toHaveLength(4);
  expect(await areSound()).toBe(true);
});

test('GAME-12 a running round of Phỏm reveals neither cards of other hands nor of the stock, and its seed stays secret', async () => {
  const seat = await seatAt();
  const value = await dealt(seat);
  const { view, laid, stock, moves } = roundOf(value);
  expect([laid, stock]).toEqual([[], []]);
  expect(moves.filter(({ kind, seat: by, card }) => kind === 'draw' && by !== 0 && card !== null)).toEqual(
    [],
  );
  expect([9, 10]).toContain(view.hand.length);
  expect(await seat.call('seed', { clientSeed: 'early' })).toMatchObject({
    message: 'operation_not_enabled',
  });
  expect((await seat.call<ProvenRound[]>('rounds')).value[0]?.serverSeed).toBeNull();
});

test('GAME-12 a round of Phỏm proves itself by its acts once its seed is told', async () => {
  const seat = await seatAt();
  for (const isAuto of [true, false]) {
    let played = await dealt(seat);
    while (roundOf(played).state === 'playing')
      ({ value: played } = await seat.act(played, isAuto ? 'auto' : hintOf(played)));
  }
  await seat.call<SeedChange>('seed', { clientSeed: 'next' });
  for (const round of (await seat.call<ProvenRound[]>('rounds')).value)
    expect(isProved(await checkRound(round))).toBe(true);
});

test('security row 27: acts that Phỏm does not allow are refused and move nothing', async () => {
  const [seat, other] = [await seatAt(), await seatAt()];
  const value = await dealt(seat);
  const { view } = roundOf(value);
  const before = await seat.money();
  const cards = Array.from({ length: 52 }, (_, card) => discardAct(card));
  const wrong = ['eat', 'draw', ...cards].filter((act) => !isAllowed(view, act));
  const unknown = ['discard', 'discard 52', 'discard 3 4', 'eat 3', 'draw 1', 'play 3', 'pass', 'auto 1'];
  for (const act of [...wrong, ...unknown])
    expect([act, await seat.act(value, act)]).toMatchObject([act, { status: 400 }]);
  expect(await seat.act(value, 'auto', 1)).toMatchObject({ status: 400 });
  expect(await other.act(value, 'auto')).toMatchObject({ status: 404 });
  expect(await seat.money()).toBe(before);
});

test('GAME-12 a round of Phỏm that is left is played to its end after a day, as the hint plays', async () => {
  const seat = await seatAt();
  const value = await dealt(seat);
  const before = await seat.money();
  gateway.clock.advance(DAY + 60_000);
  await roundsOver(gateway).recover();
  const ended = await roundStore(gateway.database.queries).byId(value.round.id);
  expect(ended && [ended.state, actsOf(ended.outcome)]).toEqual(['settled', ['auto']]);
  expect(await seat.money()).toBe(before + (ended?.win ?? 0n));
  expect(await areSound()).toBe(true);
});

test('GAME-12 Phỏm on trial moves play money alone', async () => {
  const seat = await seatAt('launchTrial');
  const value = await dealt(seat);
  const { value: ended } = await seat.act(value, 'auto');
  expect(ended.balance).toBe(value.balance + ended.round.win);
  expect([await seat.money(), await seat.record()]).toEqual([seat.start, []]);
});
