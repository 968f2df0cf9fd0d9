import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { roundService } from './roundService.ts';
import { roundStore } from './roundStore.ts';
import { roundJob } from './roundJob.ts';
import { sessionStore } from './sessionStore.ts';
import { sendInProcess, walletClient, type SendToWallet } from './walletClient.ts';
import { silentLog } from '../../testing/silentLog.ts';
import { openAlerts, poison, retryAlerts } from '../../testing/poison.ts';
import { bets } from '../../play/bets/schema.ts';
import { vendorRounds } from './schema.ts';
import { eq } from 'drizzle-orm';

const START = 100_000n;
const STAKE = 1_000;

const refused = new Set<string>();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ refused });
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

/** Where the line breaks: before the wallet hears of a call, or before its answer comes back. */
type Break = `${'before' | 'after'} ${'bet' | 'win' | 'void'}`;

const lineCut = (): Error => Object.assign(new Error('line cut'), { code: 'ECONNRESET' });

const table = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game } = await playGame(gateway, member, 'RNG0001');
  const { database, clock: runtime } = gateway;
  const session = await sessionStore(database.queries, runtime).find(game.token);
  if (session === undefined) throw new Error('No session');
  const breaks = new Set<Break>();
  const whole = sendInProcess(gateway.app);
  const send: SendToWallet = async (path, ...rest) => {
    const act = path.split('/').at(-1) as 'bet';
    if (breaks.delete(`before ${act}`)) throw lineCut();
    const answer = await whole(path, ...rest);
    if (breaks.delete(`after ${act}`)) throw lineCut();
    return answer;
  };
  const secrets = signingSecrets(database.queries, runtime);
  const roundsOver = (over: SendToWallet) => {
    const wallet = walletClient({ send: over, secrets: () => secrets.valid('vendor wallet'), runtime });
    return roundService({ database, runtime, wallet, log: silentLog });
  };
  const rounds = roundsOver(send);
  const request = { engine: 'slots', model: game.model, lines: game.lines, stake: STAKE } as const;
  return {
    member,
    breaks,
    rounds,
    roundsOver,
    play: (key = 'first-round') => rounds.play(session, key, request),
    money: () => balanceOf(database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
  };
};

const places = ['before bet', 'after bet', 'before win', 'after win'] as const;

test.each(places)(
  'GAME-12 a round cut off %s is taken up by asking again with its key, once',
  async (place) => {
    const { breaks, play, money } = await table();
    breaks.add(place);
    await expect(play()).rejects.toThrow('line cut');
    const { round } = await play();
    expect(round.state).toBe('settled');
    expect(await money()).toBe(START - BigInt(STAKE) + round.win);
    expect((await play()).round.win).toBe(round.win);
    expect(await money()).toBe(START - BigInt(STAKE) + round.win);
  },
);

test.each(places)(
  'GAME-12 a round cut off %s, to which nobody comes back, is paid or given back',
  async (place) => {
    const { breaks, rounds, play, money } = await table();
    breaks.add(place);
    await expect(play()).rejects.toThrow('line cut');
    gateway.clock.advance(61_000);
    expect(await rounds.recover()).toBe(1);
    expect(await rounds.recover()).toBe(0);
    if (place.endsWith('bet')) {
      expect(await money()).toBe(START);
      await expect(play()).rejects.toMatchObject({ code: 'try_again' });
    } else {
      const { round } = await play();
      expect(await money()).toBe(START - BigInt(STAKE) + round.win);
    }
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  },
);

test.each(['before void', 'after void'] as const)(
  'GAME-12 a void cut off %s is said again',
  async (place) => {
    const { breaks, rounds, play, money } = await table();
    breaks.add('after bet').add(place);
    await expect(play()).rejects.toThrow('line cut');
    gateway.clock.advance(61_000);
    await expect(rounds.recover()).rejects.toThrow('could not be ended');
    expect(await rounds.recover()).toBe(1);
    expect(await money()).toBe(START);
  },
);

test('one round that cannot be ended does not keep others from being ended, and is taken up once the operator lets it (SOUND-01)', async () => {
  const { breaks, rounds, play, money } = await table();
  const other = await table();
  for (const one of [breaks, other.breaks]) one.add('after bet');
  await expect(play()).rejects.toThrow('line cut');
  await expect(other.play()).rejects.toThrow('line cut');
  const { queries } = gateway.database;
  const [stuck] = await queries.select().from(vendorRounds).where(eq(vendorRounds.state, 'drawn'));
  if (stuck === undefined) throw new Error('No round');
  const heal = await poison(queries, bets, `OLD.round_ref = '${stuck.id}'`);
  gateway.clock.advance(61_000);
  expect(await rounds.recover()).toBe(2);
  expect([await money(), await other.money()].toSorted()).toEqual([START, START - BigInt(STAKE)].toSorted());
  expect(await openAlerts(queries)).toEqual([{ kind: 'vendor round', target: stuck.id, merchant: 'aurora' }]);
  expect(await rounds.recover()).toBe(0);
  await heal();
  await retryAlerts(gateway.database, gateway.clock);
  expect(await rounds.recover()).toBe(1);
  expect([await money(), await other.money()]).toEqual([START, START]);
});

test('stranded rounds of a brand whose folder was refused for a while were set aside: they are paid once it is mended (SOUND-01)', async () => {
  const { breaks, rounds, play, money } = await table();
  breaks.add('before win');
  await expect(play()).rejects.toThrow('line cut');
  gateway.clock.advance(61_000);
  refused.add('aurora');
  await expect(rounds.recover()).rejects.toThrow('could not be ended');
  refused.clear();
  expect(await rounds.recover()).toBe(1);
  expect(await openAlerts(gateway.database.queries)).toEqual([]);
  const { round } = await play();
  expect(await money()).toBe(START - BigInt(STAKE) + round.win);
});

test('rounds that could never be ended were tried for ever without an alert, and kept others back (SOUND-01)', async () => {
  const tables = [await table(), await table()] as const;
  for (const { breaks, play } of tables) {
    breaks.add('before win');
    await expect(play()).rejects.toThrow('line cut');
    gateway.clock.advance(1);
  }
  const { queries } = gateway.database;
  const [first] = await queries
    .select()
    .from(vendorRounds)
    .where(eq(vendorRounds.state, 'staked'))
    .orderBy(vendorRounds.drawnAt)
    .limit(1);
  if (first === undefined) throw new Error('No round');
  gateway.clock.advance(61_000);
  // Written anew it lies behind the others.
  await queries.update(vendorRounds).set({ shownAt: null }).where(eq(vendorRounds.id, first.id));
  expect(await roundStore(queries).stranded(gateway.clock.now(), 1)).toMatchObject([{ id: first.id }]);
  const whole = sendInProcess(gateway.app);
  const rounds = tables[0].roundsOver((path, body, ...rest) =>
    body.includes(first.id)
      ? Promise.reject(new TypeError('undefined is no function'))
      : whole(path, body, ...rest),
  );
  expect(await rounds.recover()).toBe(2);
  const alert = { kind: 'vendor round', target: first.id, merchant: 'aurora' };
  expect(await openAlerts(queries)).toEqual([alert]);
  expect(await rounds.recover()).toBe(0);
  await retryAlerts(gateway.database, gateway.clock);
  expect(await tables[0].rounds.recover()).toBe(1);
});

test('a wallet that stays away raised no alert: ending rounds is watched, and its next success closes it (SOUND-01)', async () => {
  const { breaks, play } = await table();
  breaks.add('before win');
  await expect(play()).rejects.toThrow('line cut');
  gateway.clock.advance(61_000);
  const { database, clock: runtime, app } = gateway;
  const { kind, run } = roundJob({ database, runtime, log: silentLog }, app);
  expect(kind.name).toBe('ending vendor rounds');
  refused.add('aurora');
  await run({}, runtime.now());
  refused.clear();
  expect(await openAlerts(database.queries)).toEqual([
    { kind: 'work', target: 'ending vendor rounds', merchant: null },
  ]);
  await run({}, runtime.now());
  expect(await openAlerts(database.queries)).toEqual([]);
});

test('GAME-12 a round drawn just now is left to its player', async () => {
  const { breaks, rounds, play } = await table();
  breaks.add('before bet');
  await expect(play()).rejects.toThrow('line cut');
  expect(await rounds.recover()).toBe(0);
});

test.each(['logs out', 'takes a break'] as const)(
  'GAME-12 a stake that was taken is played to its end though the player %s before the answer',
  async (act) => {
    const { member, breaks, play, money } = await table();
    breaks.add('after bet');
    await expect(play()).rejects.toThrow('line cut');
    const { token } = member;
    if (act === 'logs out') await gateway.call('logout', { token });
    else await gateway.call('takeBreak', { token, body: { minutes: 15 } });
    const { round } = await play();
    expect(round.state).toBe('settled');
    expect(await money()).toBe(START - BigInt(STAKE) + round.win);
    await expect(play('another-round')).rejects.toMatchObject({
      code: act === 'logs out' ? 'not_logged_in' : 'on_break',
    });
    expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  },
);
