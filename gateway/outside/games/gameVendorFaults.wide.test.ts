import type { Value } from '#contract/wireTypes';
import { watchRounds } from '../../play/seamlessWallet/roundWatch.ts';
import { outsideVendor, type OutsideWorld } from '../../testing/outsideVendor.ts';
import { openAlerts } from '../../testing/poison.ts';
import { silentLog } from '../../testing/silentLog.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let world: OutsideWorld;
beforeAll(async () => {
  world = await outsideVendor();
  await world.operate('vendor', 'import', { code: 'ACME' });
});
afterAll(() => world.close());
beforeEach(() => world.faults());

/** A player opens a game; then things go wrong. */
const playUnder = async (faults: object, rounds: number): Promise<void> => {
  const visitor = await world.visitor();
  await world.faults(faults);
  for (let count = 0; count < rounds; count += 1) await visitor.play();
};

/** All is well again, and time goes by: both sides have the same books, no round is open, the ledger adds up. */
const endsEqual = async (): Promise<void> => {
  await world.faults();
  for (let times = 0; times < 4; times += 1) await world.advance(5 * MINUTE);
  const { vendor, gateway } = await world.books();
  expect(gateway).toEqual(vendor);
  expect(gateway.open).toBe(0);
  expect(await world.isSound()).toBe(true);
};
/** How many rounds the gateway has settled. */
const settled = async (): Promise<number> => (await world.books()).gateway.rounds.length;

test.each([
  ['each call is sent twice', { twice: true }],
  ['each call is sent twice, byte by byte', { replay: true }],
  ['answers are lost after the work is done', { loseAnswers: 5 }],
  ['answers are lost, and the vendor gives the rounds up', { loseAnswers: 5, giveUp: true }],
  ['calls are lost', { loseCalls: 5 }],
  ['calls are lost, and the vendor gives the rounds up', { loseCalls: 5, giveUp: true }],
  ['wins come before their stakes', { winFirst: true }],
  ['wins come before their stakes, which arrive late', { winFirst: true, hold: 4 }],
  ['signatures are wrong', { badSignature: 5 }],
  ['amounts are told once more and wrong', { wrongAmount: 6 }],
  ['what is due is done backwards', { backwards: true, loseCalls: 3, loseAnswers: 3, twice: true }],
] as const)('PORT-02 both books are equal when %s', async (_what, faults) => {
  const before = await settled();
  await playUnder(faults, 6);
  await endsEqual();
  expect((await settled()) - before).toBeGreaterThanOrEqual('giveUp' in faults ? 1 : 6);
});

test('PORT-02 a stake that arrives after its round was given up is not taken', async () => {
  const visitor = await world.visitor();
  const before = await visitor.money();
  await world.faults({ hold: 1, giveUp: true });
  await visitor.play(1_000);
  await world.faults({ giveUp: true });
  // Within the minute in which its signature is good.
  await world.advance(10 * SECOND);
  await world.vendor('control/letGo', {});
  expect(await visitor.money()).toBe(before);
  await endsEqual();
  expect(await visitor.money()).toBe(before);
});

test('PORT-02 a call that hung for over a minute on its way is not taken', async () => {
  const visitor = await world.visitor();
  const before = await visitor.money();
  await world.faults({ hold: 1, giveUp: true });
  await visitor.play(1_000);
  world.gateway.clock.advance(61 * SECOND);
  await world.vendor('control/letGo', {});
  expect(await visitor.money()).toBe(before);
  await endsEqual();
});

test('PORT-02 a round that is settled stays so when the vendor gives it up later', async () => {
  const visitor = await world.visitor();
  const { round, state } = await visitor.play();
  const money = await visitor.money();
  expect(state).toBe('settled');
  expect(await world.vendor('control/giveUp', { round })).toEqual({
    kind: 'refused',
    code: 'operation_not_enabled',
  });
  expect(await visitor.money()).toBe(money);
  await endsEqual();
});

test('PORT-02 a win for a round that nobody knows is refused', async () => {
  const { launched } = await world.visitor();
  const call = { act: 'win', merchant: 'aurora', visit: launched.visitId, round: 'nobody', amount: '9' };
  expect(await world.vendor('control/call', call)).toEqual({ kind: 'refused', code: 'not_found' });
});

test('PORT-02 a stake that is more than the player has is refused on both sides', async () => {
  const visitor = await world.visitor(500n);
  expect(await visitor.play(1_000)).toMatchObject({ state: 'refused' });
  expect(await visitor.money()).toBe(500n);
  await endsEqual();
});

test('PORT-02 after an outage of an hour the wins of open rounds are paid, and what was not staked never is', async () => {
  const visitor = await world.visitor();
  // One stake whose win is not told yet, and one of which nobody knows whether it arrived.
  await world.faults({ loseAnswers: 1 });
  const first = await visitor.play(1_000);
  await world.faults({ hold: 1 });
  const second = await visitor.play(2_000);
  expect([first.state, second.state]).toEqual(['placing', 'placing']);
  await world.faults({ down: true });
  for (let minutes = 0; minutes < 60; minutes += 10) await world.advance(10 * MINUTE);
  const { vendor } = await world.books();
  expect(vendor.open).toBe(2);
  expect(await visitor.money()).toBe(99_000n);
  await endsEqual();
  expect(await visitor.money()).toBe(99_000n + BigInt(first.win));
});

test('PORT-02 a vendor that is silent for an hour takes nothing from the lobby', async () => {
  const { gateway } = world;
  const rooms = async () =>
    (await gateway.call('roomList', { query: { language: 'EN' } })).body.value as Value<'roomList'>;
  const table = async () => (await rooms()).list.find(({ roomId }) => roomId === 'ACMETABLE');
  const asked = async () => (await world.heard()).length;
  await world.advance(MINUTE);
  expect(await table()).toMatchObject({ state: 'betting', players: 2 });
  await world.faults({ down: true });
  await world.advance(10 * SECOND);
  expect(await table()).toMatchObject({ state: 'betting', players: 2 });
  await world.advance(HOUR);
  expect(await table()).toMatchObject({ state: 'closed', players: 0, results: [], bettingUntil: null });
  await expect(world.operate('vendor', 'import', { code: 'ACME' })).rejects.toThrow('vendor.catalogue: ');
  expect(await gateway.vendors.of('ACME').roundProof('aurora', 'r-1')).toBeNull();
  const query = { gameCode: 'ACMETABLE', language: 'EN' };
  expect(await gateway.call('gameDetail', { query })).toMatchObject({ status: 200 });
  await world.faults();
  const before = await asked();
  expect(await table()).toMatchObject({ state: 'closed' });
  expect(await asked()).toBe(before);
  await world.advance(15 * SECOND);
  expect(await table()).toMatchObject({ state: 'betting' });
});

test.each(['failed', 'garbage', 'misshapen', 'huge', 'moved', 'never'] as const)(
  'PORT-02 an answer of the vendor that is %s changes nothing',
  async (answers) => {
    const { gateway, operate } = world;
    const query = { gameCode: 'ACMEDRAGON', language: 'EN' };
    const before = (await gateway.call('gameDetail', { query })).body;
    await world.faults({ answers });
    await world.advance(2 * MINUTE);
    const { list } = (await gateway.call('roomList', { query: { language: 'EN' } })).body
      .value as Value<'roomList'>;
    expect(list.find(({ roomId }) => roomId === 'ACMETABLE')).toMatchObject({ state: 'closed', results: [] });
    if (answers !== 'never') {
      await expect(operate('vendor', 'import', { code: 'ACME' })).rejects.toThrow('vendor.catalogue: ');
      expect(await gateway.vendors.of('ACME').roundProof('aurora', 'r-1')).toBeNull();
    }
    expect((await gateway.call('gameDetail', { query })).body).toEqual(before);
  },
);

test('PORT-02 the operator is told of rounds that stay open for hours, until they have ended', async () => {
  const { gateway, operate } = world;
  const { database, clock: runtime, tenants, vendors } = gateway;
  const watch = () => watchRounds({ database, runtime, tenants, vendors, log: silentLog });
  const visitor = await world.visitor();
  await world.faults({ loseAnswers: 1 });
  await visitor.play();
  await world.faults({ down: true });
  await world.advance(HOUR);
  await watch();
  expect(await openAlerts(database.queries)).toEqual([]);
  await world.advance(HOUR);
  await watch();
  expect(await openAlerts(database.queries)).toEqual([
    { kind: 'work', target: 'open rounds of ACME at aurora', merchant: 'aurora' },
  ]);
  const open = await operate('vendor', 'rounds', { code: 'ACME' });
  expect(open.rows).toMatchObject([
    { game: 'ACMEDRAGON', visit: visitor.launched.visitId, stake: { amount: '1000', currency: 'VND' } },
  ]);
  await endsEqual();
  await watch();
  expect(await openAlerts(database.queries)).toEqual([]);
});
