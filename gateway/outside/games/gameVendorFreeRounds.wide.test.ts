import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { acmeGames, outsideVendor, type OutsideWorld } from '../../testing/outsideVendor.ts';
import { openAlerts } from '../../testing/poison.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let world: OutsideWorld;
beforeAll(async () => {
  world = await outsideVendor();
  await world.operate('vendor', 'import', { code: 'ACME' });
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(world.gateway.database))).toBe(true);
  await world.close();
});
beforeEach(() => world.faults());

/** A promotion of the operator with rounds for a game. */
const offer = async (count: number, game = 'ACMEDRAGON'): Promise<number> => {
  const { rows } = await world.operate('promotion', 'add', {
    ...{ action: 'claim', category: 'slots', image: '/art/props/spins', times: '10' },
    ...{ rounds: String(count), 'round-stake': '1000', 'round-games': game, 'round-days': '7' },
    ...{ 'title-en': 'Rounds', 'lead-en': 'Lead', 'content-en': '<p>Terms</p>' },
  });
  return Number(rows[0]?.id);
};

type Visitor = Awaited<ReturnType<OutsideWorld['visitor']>>;

const listOf = async ({ member }: Visitor) => {
  const token = await cashierDesk(world.gateway).again(member);
  const { body } = await world.gateway.call('freeRounds', { token, query: { language: 'EN' } });
  return (body.value as Value<'freeRounds'>).list;
};

const claim = ({ member }: Visitor, id: number) =>
  world.gateway.call('promotionReward', {
    token: member.token,
    body: { id },
    idempotencyKey: world.gateway.clock.newId(),
  });

/** A player of the vendor who has claimed free rounds for its game. */
const withRounds = async (count: number, faults: object = {}) => {
  const { gateway } = world;
  const visitor = await world.visitor();
  const id = await offer(count);
  expect((await claim(visitor, id)).body.value).toEqual({ amount: null, rounds: count });
  await world.faults(faults);
  await gateway.jobs.runDue();
  return visitor;
};

/** All is well again, and time goes by until nothing is open on either side. */
const settle = async (): Promise<void> => {
  await world.faults();
  for (let times = 0; times < 4; times += 1) await world.advance(5 * MINUTE);
  await world.gateway.jobs.runDue();
};

const bonusesOf = async ({ member }: Visitor) => {
  const token = await cashierDesk(world.gateway).again(member);
  const { body } = await world.gateway.call('bonuses', { token, query: { language: 'EN' } });
  return (body.value as Value<'bonuses'>).list;
};

/** Told to the vendor of a player. */
const grantsOf = async ({ member }: Visitor) =>
  (await world.grants()).filter(({ player }) => player === member.row.id);

test('PORT-01 rounds are given for games of which the vendor says that they take them, and for no others', async () => {
  await expect(offer(5, 'ACMETABLE')).rejects.toThrow('ACMETABLE takes no free rounds');
  expect(await offer(5)).toBeGreaterThan(0);
});

test('PORT-01 rounds for a game that its vendor has taken off its list are not given, and can be claimed once it is back', async () => {
  const visitor = await world.visitor();
  const id = await offer(3);
  const [dragon, table] = acmeGames;
  await world.offer([table]);
  await world.operate('vendor', 'import', { code: 'ACME' });
  expect(await claim(visitor, id)).toMatchObject({ status: 403, body: { message: 'operation_not_enabled' } });
  expect(await listOf(visitor)).toEqual([]);
  await world.offer([dragon, table]);
  await world.operate('vendor', 'import', { code: 'ACME' });
  expect((await claim(visitor, id)).body.value).toEqual({ amount: null, rounds: 3 });
});

test('PORT-01 rounds of a promotion are told to the vendor, played there before money, and what they win is one bonus', async () => {
  const visitor = await withRounds(6);
  const [given] = await listOf(visitor);
  expect(given).toMatchObject({ total: 6, left: 6, games: [{ gameCode: 'ACMEDRAGON' }] });
  expect(await grantsOf(visitor)).toEqual([
    {
      ...{ merchant: 'aurora', player: visitor.member.row.id, id: given?.id, games: ['ACMEDRAGON'] },
      ...{ stake: '1000', currency: 'VND', total: 6, until: given?.until, cancelled: false },
    },
  ]);
  let won = 0;
  for (let left = 6; left >= 1; left -= 1) {
    const round = await visitor.playFree();
    expect(round).toMatchObject({ state: 'settled', left });
    won += round.win;
    expect(await visitor.money()).toBe(100_000n);
    expect(await visitor.bonus()).toBe(BigInt(won));
  }
  expect(won).toBeGreaterThan(0);
  expect(await visitor.playFree()).toMatchObject({ state: 'refused' });
  await settle();
  expect([await visitor.money(), await visitor.bonus()]).toEqual([100_000n + BigInt(won), 0n]);
  expect(await bonusesOf(visitor)).toMatchObject([{ reward: { amount: { amount: String(won) } } }]);
  expect(await listOf(visitor)).toMatchObject([{ state: 'played', isPaid: true, left: 0 }]);
  const { vendor, gateway } = await world.books();
  expect(gateway).toEqual(vendor);
});

test.each([
  ['each call is sent twice', { twice: true }],
  ['each call is sent twice, byte by byte', { replay: true }],
  ['answers are lost after the work is done', { loseAnswers: 4 }],
  ['answers are lost, and the vendor gives the rounds up', { loseAnswers: 4, giveUp: true }],
  ['calls are lost, and the vendor gives the rounds up', { loseCalls: 4, giveUp: true }],
  ['wins come before their stakes, which arrive late', { winFirst: true, hold: 3 }],
  ['amounts are told once more and wrong', { wrongAmount: 6 }],
] as const)('PORT-02 free rounds are taken once and paid once when %s', async (_what, faults) => {
  const visitor = await withRounds(5, faults);
  for (let count = 0; count < 5; count += 1) await visitor.playFree();
  await settle();
  const { vendor, gateway } = await world.books();
  expect(gateway).toEqual(vendor);
  expect(gateway.open).toBe(0);
  const [played] = await listOf(visitor);
  const won = BigInt(played?.won.amount ?? '0');
  // Rounds that were given up are there to be played still.
  if (played?.state === 'open') expect(await visitor.bonus()).toBe(won);
  else expect(await visitor.money()).toBe(100_000n + won);
  await world.gateway.jobs.passTo(new Date(world.gateway.clock.now().getTime() + 8 * DAY));
  await world.advance(0);
  expect([await visitor.money(), await visitor.bonus()]).toEqual([100_000n + won, 0n]);
  expect(await bonusesOf(visitor)).toHaveLength(won === 0n ? 0 : 1);
});

test('PORT-03 a vendor that is silent is told of rounds once it is back; the operator sees it, and the rounds can be played meanwhile', async () => {
  const { gateway } = world;
  const visitor = await withRounds(2, { answers: 'failed' });
  expect(await openAlerts(gateway.database.queries)).toMatchObject([
    { target: expect.stringContaining('free rounds are told to vendors') as string },
  ]);
  expect(await visitor.playFree()).toMatchObject({ state: 'settled', left: 2 });
  await world.faults();
  await world.advance(30 * SECOND);
  await gateway.jobs.runDue();
  expect(await grantsOf(visitor)).toMatchObject([{ total: 2, cancelled: false }]);
  expect(await openAlerts(gateway.database.queries)).toEqual([]);
});

test('PORT-02 rounds that the operator cancels are played no more, whatever the vendor knows; what they have won is paid once', async () => {
  const { gateway } = world;
  const visitor = await withRounds(8);
  let won = 0;
  for (let count = 0; count < 5; count += 1) won += (await visitor.playFree()).win;
  // Neither the offer nor the taking of its stake is answered; what it brought is told when the vendor is back.
  await world.faults({ loseAnswers: 2 });
  const open = await visitor.playFree();
  expect(open.state).toBe('placing');
  const [given] = await listOf(visitor);
  const id = given?.id ?? '';
  const { rows } = await world.operate('rounds', 'cancel', { id });
  expect(rows).toMatchObject([{ id, left: 2, state: 'cancelled' }]);
  await expect(world.operate('rounds', 'cancel', { id })).rejects.toThrow('are over');
  await world.faults({ down: true });
  await gateway.jobs.runDue();
  await world.faults();
  // The vendor has not heard of it and plays on: the wallet takes none.
  expect(await grantsOf(visitor)).toMatchObject([{ cancelled: false }]);
  expect(await visitor.playFree()).toMatchObject({ state: 'refused' });
  expect(await bonusesOf(visitor)).toEqual([]);
  await settle();
  expect(await grantsOf(visitor)).toMatchObject([{ id, cancelled: true }]);
  won += open.win;
  expect([await visitor.money(), await visitor.bonus()]).toEqual([100_000n + BigInt(won), 0n]);
  expect(await bonusesOf(visitor)).toMatchObject([{ reward: { amount: { amount: String(won) } } }]);
  expect(await listOf(visitor)).toMatchObject([{ state: 'ended', isPaid: true }]);
  const { vendor, gateway: ours } = await world.books();
  expect(ours).toEqual(vendor);
  const token = await cashierDesk(gateway).again(visitor.member);
  const query = { pageNo: '1', pageSize: '20' };
  const { list } = (await gateway.call('messages', { token, query })).body.value as Value<'messages'>;
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'freeRoundsCancelled', params: { rounds: '2' } }),
  );
});
