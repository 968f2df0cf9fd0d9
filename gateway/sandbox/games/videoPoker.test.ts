import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cardSeat, cutLine, roundsOver } from '../../testing/cardSeat.ts';
import { playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { checkRound, isProved } from './engine/checkRound.ts';
import { actsOf } from './engine/steppedGames.ts';
import { paytables } from './engine/poker/paytables.ts';
import { simpleAct, type VideoPokerRound } from './engine/poker/playVideoPoker.ts';
import { roundStore } from './roundStore.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'PVP0001', gameType: 'PVP', art: { theme: 'felt', motif: 'poker-jacks' } },
    { gameCode: 'PVP0002', gameType: 'PVP', art: { theme: 'felt', motif: 'poker-aces' } },
    { gameCode: 'RNG0001', gameClassify: 'VP', art: { theme: 'felt', motif: 'poker-bonus' } },
  ]);
});
afterAll(() => gateway.close());

const roundOf = ({ round: { outcome } }: PlayedView): VideoPokerRound => {
  if (outcome.engine !== 'videopoker') throw new Error('No round of video poker');
  return outcome.round;
};

const seatAt = (launch?: 'launchTrial') => cardSeat(gateway, 'PVP0001', launch);
const areSound = async () => booksAreSound(await compareBalances(gateway.database));

test('GAME-12 the cover of a video poker says by which paytable it is played', async () => {
  const games = await Promise.all(
    ['PVP0001', 'PVP0002', 'RNG0001'].map(async (code) => (await cardSeat(gateway, code)).game),
  );
  expect(games.map(({ engine, paytable, rtp, maxWin }) => [engine, paytable, rtp, maxWin])).toEqual([
    ['videopoker', 'jacks', 9_954, 800],
    ['videopoker', 'doubleBonus', 9_898, 800],
    ['videopoker', 'bonus', 9_916, 800],
  ]);
});

test('GAME-12 video poker takes its stake at the deal, pays by its table after the draw, and stands once in the betting record', async () => {
  const seat = await seatAt();
  const { value: dealt } = await seat.deal();
  expect(roundOf(dealt)).toMatchObject({ state: 'playing', acts: [] });
  expect(await seat.money()).toBe(seat.start - BigInt(seat.stake));
  const { value } = await seat.act(dealt, 'hold 0 4');
  const round = roundOf(value);
  expect([round.cards[0], round.cards[4]]).toEqual([round.dealt[0], round.dealt[4]]);
  const win = paytables.jacks.pays[round.hand] * seat.stake;
  expect(value.round.win).toBe(win);
  expect(await seat.money()).toBe(seat.start - BigInt(seat.stake) + BigInt(win));
  expect(await seat.record()).toMatchObject([
    { roundRef: dealt.round.id, stake: BigInt(seat.stake), win: BigInt(win), state: 'settled' },
  ]);
});

test('GAME-12 no card that may still come is told while a hand waits for its draw, and its seed stays secret', async () => {
  const seat = await seatAt();
  const { value } = await seat.deal();
  const round = roundOf(value);
  expect(round.cards).toEqual(round.dealt);
  expect(await seat.call('seed', { clientSeed: 'early' })).toMatchObject({
    message: 'operation_not_enabled',
  });
  const again = await playGame(gateway, seat.member, 'PVP0001');
  expect(again.game.unfinished).toMatchObject({ id: value.round.id, win: 0 });
  const [proven] = (await again.call<ProvenRound[]>('rounds')).value;
  expect(proven?.serverSeed).toBeNull();
});

test('GAME-12 a round of video poker proves itself by what was held once its seed is told', async () => {
  const seat = await seatAt();
  for (const hold of ['hold', 'hold 0 1 2 3 4', 'hold 2']) await seat.act((await seat.deal()).value, hold);
  await seat.call<SeedChange>('seed', { clientSeed: 'next' });
  const rounds = (await seat.call<ProvenRound[]>('rounds')).value;
  expect(rounds).toHaveLength(3);
  for (const round of rounds) expect(isProved(await checkRound(round))).toBe(true);
});

test('security row 27: holds that video poker does not know are refused and move nothing', async () => {
  const [seat, other] = [await seatAt(), await seatAt()];
  const { value } = await seat.deal();
  const before = await seat.money();
  const wrong = [
    'hold 5',
    'hold 1 0',
    'hold 1 1',
    'hold 01',
    'hold  1',
    'hold 0,1',
    'draw',
    'cash',
    'higher',
    '',
  ];
  for (const act of [...wrong, `hold${' 1'.repeat(40)}`])
    expect([act, await seat.act(value, act)]).toMatchObject([act, { status: 400 }]);
  expect(await seat.act(value, 'hold 0', 1)).toMatchObject({ status: 400 });
  expect(await other.act(value, 'hold 0')).toMatchObject({ status: 404 });
  expect(await seat.money()).toBe(before);
});

test('GAME-12 two tabs that draw at once play one hand, and another hold in its place is refused', async () => {
  const seat = await seatAt();
  const { value } = await seat.deal();
  const same = await Promise.all(Array.from({ length: 6 }, () => seat.act(value, 'hold 1 3')));
  for (const answer of same) expect(answer.value.round).toEqual(same[0]?.value.round);
  const money = await seat.money();
  expect(await seat.act(value, 'hold 1')).toMatchObject({ status: 422 });
  expect(await seat.act(value, 'hold 1', 1)).toMatchObject({ message: 'operation_not_enabled' });
  expect(await seat.money()).toBe(money);
  const { value: next } = await seat.deal();
  const raced = await Promise.all(['hold', 'hold 0', 'hold 1'].map((act) => seat.act(next, act)));
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await areSound()).toBe(true);
});

test('GAME-12 a hand that is left is played to its end after a day as the hint holds it', async () => {
  const seat = await seatAt();
  const { value } = await seat.deal();
  gateway.clock.advance(DAY - 60_000);
  await roundsOver(gateway).recover();
  expect((await seat.record())[0]?.state).not.toBe('settled');
  gateway.clock.advance(120_000);
  await roundsOver(gateway).recover();
  expect(await seat.record()).toMatchObject([{ state: 'settled', stake: BigInt(seat.stake) }]);
  const ended = await roundStore(gateway.database.queries).byId(value.round.id);
  expect(ended && actsOf(ended.outcome)).toEqual([simpleAct(roundOf(value))]);
  expect(await seat.money()).toBe(seat.start - BigInt(seat.stake) + (ended?.win ?? 0n));
  expect(await areSound()).toBe(true);
});

test('GAME-12 a drawn hand can be ended during a break of the player, and on trial it moves play money only', async () => {
  const [seat, trial] = [await seatAt(), await seatAt('launchTrial')];
  const { value } = await seat.deal();
  await gateway.call('takeBreak', { token: seat.member.token, body: { minutes: 15 } });
  expect((await seat.act(value, 'hold')).status).toBe(200);
  expect(await seat.deal()).toMatchObject({ message: 'on_break' });
  const { value: dealt } = await trial.deal();
  const { value: drawn } = await trial.act(dealt, 'hold 0 1 2');
  expect(drawn.balance).toBe(dealt.balance + drawn.round.win);
  expect([await trial.money(), await trial.record()]).toEqual([trial.start, []]);
});

test.each(['before', 'after'] as const)(
  'GAME-12 a draw cut off %s its payment is paid once, by asking again or by recovery',
  async (place) => {
    for (const isAskedAgain of [true, false]) {
      const seat = await seatAt();
      const { value } = await seat.deal();
      const before = await seat.money();
      const step = { id: value.round.id, at: 0, act: 'hold 0 1 2 3 4' };
      const cut = roundsOver(gateway, cutLine(gateway, 'win', place));
      await expect(cut.act(await seat.session(), step)).rejects.toThrow('line cut');
      if (isAskedAgain) await seat.act(value, step.act);
      else {
        gateway.clock.advance(61_000);
        await roundsOver(gateway).recover();
      }
      const win = BigInt(paytables.jacks.pays[roundOf(value).hand] * seat.stake);
      expect(await seat.money()).toBe(before + win);
      await roundsOver(gateway).recover();
      expect(await seat.money()).toBe(before + win);
    }
    expect(await areSound()).toBe(true);
  },
);

test('GAME-12 a deal of video poker cut off before its stake is known is taken up by its key, and given back when nobody asks', async () => {
  for (const isAskedAgain of [true, false]) {
    const seat = await seatAt();
    const key = seat.newKey();
    const request = { engine: 'videopoker', paytable: 'jacks', stake: seat.stake } as const;
    const cut = roundsOver(gateway, cutLine(gateway, 'bet', 'after'));
    await expect(cut.play(await seat.session(), key, request)).rejects.toThrow('line cut');
    if (isAskedAgain) expect(roundOf((await seat.deal(key)).value).state).toBe('playing');
    else {
      gateway.clock.advance(61_000);
      await roundsOver(gateway).recover();
    }
    expect(await seat.money()).toBe(isAskedAgain ? seat.start - BigInt(seat.stake) : seat.start);
  }
});
