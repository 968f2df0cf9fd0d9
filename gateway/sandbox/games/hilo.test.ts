import { eq } from 'drizzle-orm';
import { bets } from '../../play/bets/schema.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { isOffered, type HiloAct, type HiloRound } from './engine/hiloRules.ts';
import { playRound } from './engine/playRound.ts';
import { roundService } from './roundService.ts';
import { sessionStore } from './sessionStore.ts';
import { sendInProcess, walletClient, type SendToWallet } from './walletClient.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { silentLog } from '../../testing/silentLog.ts';

const START = 1_000_000n;
const STAKE = 1_000;
const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'PVP0001', gameType: 'PVP', supportPlay: '0' }]);
});
afterAll(() => gateway.close());

let keys = 0;
const key = () => `hilo-round-${(keys += 1)}`;

const table = async (launch: 'launchGame' | 'launchTrial' = 'launchGame') => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game, call } = await playGame(gateway, member, 'PVP0001', launch);
  const money = () =>
    balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
  return {
    member,
    game,
    money,
    call,
    deal: (named = key()) => call<PlayedView>('round', { key: named, stake: STAKE }),
    act: (id: string, at: number, act: HiloAct) => call<PlayedView>('act', { id, at, act }),
    record: () => gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id)),
  };
};

const roundOf = ({ round: { outcome } }: PlayedView): HiloRound => {
  if (outcome.engine !== 'hilo') throw new Error('No round of hi-lo');
  return outcome.round;
};

const likely = ({ cards }: HiloRound): HiloAct => ((cards.at(-1) ?? 0) % 13 < 6 ? 'higher' : 'lower');

type Seat = Awaited<ReturnType<typeof table>>;

/** Deals until a first guess was right; the round is still open. */
const ahead = async ({ deal, act }: Seat): Promise<PlayedView> => {
  for (;;) {
    const { value: dealt } = await deal();
    const { value } = await act(dealt.round.id, 0, likely(roundOf(dealt)));
    if (roundOf(value).state === 'playing') return value;
  }
};

/** The vendor's rounds with a line to the wallet that breaks as told. */
const roundsOver = (send: SendToWallet) => {
  const { database, clock: runtime } = gateway;
  const secrets = signingSecrets(database.queries, runtime);
  const wallet = walletClient({ send, secrets: () => secrets.valid('vendor wallet'), runtime });
  return roundService({ database, runtime, wallet, log: silentLog });
};

const recover = () => roundsOver(sendInProcess(gateway.app)).recover();

test('GAME-12 hi-lo takes its stake at the deal, pays when the player cashes in, and stands once in the betting record', async () => {
  const seat = await table();
  expect(seat.game).toMatchObject({ engine: 'hilo', rtp: 9_700 });
  const played = await ahead(seat);
  const before = await seat.money();
  const { acts, worth } = roundOf(played);
  const { value } = await seat.act(played.round.id, acts.length, 'cash');
  expect(value.round.win).toBe(worth);
  expect(await seat.money()).toBe(before + BigInt(worth));
  expect(value.balance).toBe(Number(before) + worth);
  const rows = await seat.record();
  const [last] = rows.filter(({ roundRef }) => roundRef === played.round.id);
  expect(last).toMatchObject({ stake: 1_000n, win: BigInt(worth), state: 'settled', gameType: 'PVP' });
});

test('GAME-12 no card of a round of hi-lo is told before its act, and the seed not while cards are to come', async () => {
  const seat = await table();
  const played = await ahead(seat);
  const { cards, acts } = roundOf(played);
  expect(cards).toHaveLength(acts.length + 1);
  expect(await seat.call('seed', { clientSeed: 'early' })).toMatchObject({
    message: 'operation_not_enabled',
  });
  const again = await playGame(gateway, seat.member, 'PVP0001');
  expect(again.game.seed).toEqual({ ...seat.game.seed, nonce: again.game.seed.nonce });
  const [proven] = (await again.call<ProvenRound[]>('rounds')).value;
  expect(proven?.serverSeed).toBeNull();
  expect(JSON.stringify(again.game)).not.toContain('serverSeed');
});

test('GAME-12 a round of hi-lo proves itself by its acts once its seed is told', async () => {
  const seat = await table();
  const played = await ahead(seat);
  await seat.act(played.round.id, roundOf(played).acts.length, 'cash');
  await seat.call<SeedChange>('seed', { clientSeed: 'next' });
  for (const round of (await seat.call<ProvenRound[]>('rounds')).value) {
    const { serverSeed, clientSeed, nonce, request, outcome, win } = round;
    const acts = outcome.engine === 'hilo' ? outcome.round.acts : [];
    const seed = { serverSeed: serverSeed ?? '', clientSeed, nonce };
    expect(await playRound(request, seed, acts)).toEqual({ outcome, win });
  }
});

test('GAME-12 an act of hi-lo that is said again is answered as before, and another in its place is refused', async () => {
  const seat = await table();
  const played = await ahead(seat);
  const { id } = played.round;
  const { acts } = roundOf(played);
  const at = acts.length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => seat.act(id, at, 'cash')));
  expect(new Set(answers.map(({ value }) => value.round.win))).toEqual(new Set([roundOf(played).worth]));
  expect(await seat.act(id, 0, acts[0] === 'higher' ? 'lower' : 'higher')).toMatchObject({ status: 422 });
  expect(await seat.act(id, at + 1, 'cash')).toMatchObject({ message: 'operation_not_enabled' });
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('security row 27: acts that a round of hi-lo does not offer are refused and move nothing', async () => {
  const seat = await table();
  const { value } = await seat.deal();
  const { id } = value.round;
  expect(isOffered(roundOf(value), STAKE, 'cash')).toBe(false);
  const before = await seat.money();
  expect(await seat.act(id, 0, 'cash')).toMatchObject({ status: 400 });
  expect(await seat.act(id, 3, 'higher')).toMatchObject({ status: 400 });
  expect(await seat.act(id, 0, 'all' as HiloAct)).toMatchObject({ status: 400 });
  expect(
    await seat.act(
      id.replace(/^./, (one) => (one === '0' ? '1' : '0')),
      0,
      'higher',
    ),
  ).toMatchObject({
    status: 404,
  });
  const other = await table();
  expect(await other.act(id, 0, 'higher')).toMatchObject({ status: 404 });
  expect(await seat.money()).toBe(before);
});

test('GAME-12 one round of hi-lo at a time: another deal is refused, and the round in play is found when the game opens again', async () => {
  const seat = await table();
  const played = await ahead(seat);
  const before = await seat.money();
  expect(await seat.deal()).toMatchObject({ message: 'operation_not_enabled' });
  const twenty = await Promise.all(Array.from({ length: 20 }, () => seat.deal()));
  expect(twenty.every(({ status }) => status === 403)).toBe(true);
  expect(await seat.money()).toBe(before);
  const again = await playGame(gateway, seat.member, 'PVP0001');
  expect(again.game.unfinished).toMatchObject({ id: played.round.id, win: 0 });
  const { acts, worth } = roundOf(played);
  const step = { id: played.round.id, at: acts.length, act: 'cash' };
  expect((await again.call<PlayedView>('act', step)).value.round.win).toBe(worth);
  expect(await seat.money()).toBe(before + BigInt(worth));
});

test('GAME-12 of twenty deals at once one is played', async () => {
  const seat = await table();
  const answers = await Promise.all(Array.from({ length: 20 }, () => seat.deal()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await seat.money()).toBe(START - BigInt(STAKE));
});

test('GAME-12 a round of hi-lo to which nobody comes back is cashed in after a day; one without a right guess gives its stake back', async () => {
  const [won, untouched] = [await table(), await table()];
  const played = await ahead(won);
  const { value } = await untouched.deal();
  const before = await won.money();
  gateway.clock.advance(DAY - 60_000);
  await recover();
  expect([await won.money(), await untouched.money()]).toEqual([before, START - BigInt(STAKE)]);
  gateway.clock.advance(120_000);
  await recover();
  expect(await won.money()).toBe(before + BigInt(roundOf(played).worth));
  expect(await untouched.money()).toBe(START);
  expect((await untouched.record()).find(({ roundRef }) => roundRef === value.round.id)?.state).toBe('void');
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('GAME-12 a round of hi-lo goes on though the player takes a break, and no new one begins', async () => {
  const seat = await table();
  const played = await ahead(seat);
  await gateway.call('takeBreak', { token: seat.member.token, body: { minutes: 15 } });
  const { worth, acts } = roundOf(played);
  expect((await seat.act(played.round.id, acts.length, 'cash')).value.round.win).toBe(worth);
  expect(await seat.deal()).toMatchObject({ message: 'on_break' });
});

test('GAME-12 hi-lo is played on trial with play money alone', async () => {
  const seat = await table('launchTrial');
  const played = await ahead(seat);
  const { acts, worth } = roundOf(played);
  const { value } = await seat.act(played.round.id, acts.length, 'cash');
  expect(value.balance).toBe(played.balance + worth);
  expect(await seat.money()).toBe(START);
  expect(await seat.record()).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'GAME-12 a cash-in cut off %s its payment is paid once, by asking again or by recovery',
  async (place) => {
    const seats = [await table(), await table()] as const;
    for (const [which, seat] of seats.entries()) {
      const played = await ahead(seat);
      const before = await seat.money();
      const { acts, worth } = roundOf(played);
      const session = await sessionStore(gateway.database.queries, gateway.clock).find(seat.game.token);
      if (session === undefined) throw new Error('No session');
      const whole = sendInProcess(gateway.app);
      const cut = roundsOver(async (path, ...rest) => {
        if (!path.endsWith('/win')) return whole(path, ...rest);
        if (place === 'after') await whole(path, ...rest);
        throw new Error('line cut');
      });
      const step = { id: played.round.id, at: acts.length, act: 'cash' } as const;
      await expect(cut.act(session, step)).rejects.toThrow('line cut');
      if (which === 0) expect((await seat.act(step.id, step.at, 'cash')).value.round.win).toBe(worth);
      else {
        gateway.clock.advance(61_000);
        await recover();
      }
      expect(await seat.money()).toBe(before + BigInt(worth));
      await recover();
      expect(await seat.money()).toBe(before + BigInt(worth));
    }
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  },
);

test('GAME-12 a deal cut off before its stake is known is taken up by its key, and given back when nobody asks', async () => {
  const seats = [await table(), await table()] as const;
  for (const [which, seat] of seats.entries()) {
    const session = await sessionStore(gateway.database.queries, gateway.clock).find(seat.game.token);
    if (session === undefined) throw new Error('No session');
    const whole = sendInProcess(gateway.app);
    const cut = roundsOver(async (path, ...rest) => {
      await whole(path, ...rest);
      throw new Error('line cut');
    });
    const named = key();
    await expect(cut.play(session, named, { engine: 'hilo', stake: STAKE })).rejects.toThrow('line cut');
    if (which === 0) expect(roundOf((await seat.deal(named)).value).state).toBe('playing');
    else {
      gateway.clock.advance(61_000);
      await recover();
    }
    expect(await seat.money()).toBe(which === 0 ? START - BigInt(STAKE) : START);
  }
});
