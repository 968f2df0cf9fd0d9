import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { alerts } from '../../platform/alerts/schema.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';
import { bets } from '../bets/schema.ts';

let gateway: TestGateway;
let say: ReturnType<typeof vendorCalls>;
beforeAll(async () => {
  gateway = await testGateway();
  say = vendorCalls(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const visitor = async (amount = 10_000n) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, amount);
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const answer = await gateway.call('launchGame', { token: member.token, body });
  const { visitId } = answer.body.value as Value<'launchGame'>;
  const money = () =>
    balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
  let rounds = 0;
  const newRound = () => ({ visit: visitId, round: `r-${visitId}-${(rounds += 1)}` });
  return { member, money, newRound };
};

test('GAME-12 bet and win move money once, however often they are said', async () => {
  const { money, newRound } = await visitor();
  const round = newRound();
  for (let times = 0; times < 3; times += 1) {
    expect(await say('bet', { ...round, amount: '4000' })).toMatchObject({
      status: 200,
      value: { balance: '6000' },
    });
  }
  for (let times = 0; times < 3; times += 1) {
    expect(await say('win', { ...round, amount: '9000' })).toMatchObject({
      status: 200,
      value: { balance: '15000' },
    });
  }
  expect(await money()).toBe(15_000n);
});

test('GAME-12 another amount for a round that is known is refused', async () => {
  const { newRound } = await visitor();
  const round = newRound();
  await say('bet', { ...round, amount: '4000' });
  expect(await say('bet', { ...round, amount: '4001' })).toMatchObject({ status: 422 });
  await say('win', { ...round, amount: '0' });
  expect(await say('win', { ...round, amount: '1' })).toMatchObject({ status: 422 });
});

test('GAME-12 a void gives the stake back once, and a settled round cannot be voided', async () => {
  const { money, newRound } = await visitor();
  const [voided, settled] = [newRound(), newRound()];
  await say('bet', { ...voided, amount: '4000' });
  for (let times = 0; times < 2; times += 1) expect(await say('void', voided)).toMatchObject({ status: 200 });
  expect(await money()).toBe(10_000n);
  expect(await say('win', { ...voided, amount: '5' })).toMatchObject({ message: 'operation_not_enabled' });
  await say('bet', { ...settled, amount: '1000' });
  await say('win', { ...settled, amount: '0' });
  expect(await say('void', settled)).toMatchObject({ message: 'operation_not_enabled' });
  expect(await money()).toBe(9_000n);
});

test('GAME-12 a bet that comes after its void takes nothing', async () => {
  const { money, newRound } = await visitor();
  const round = newRound();
  await say('void', round);
  expect(await say('bet', { ...round, amount: '4000' })).toMatchObject({ message: 'operation_not_enabled' });
  expect(await money()).toBe(10_000n);
});

test('security row 25: a hundred stakes at once take no more than there is', async () => {
  const { money, newRound } = await visitor(10_000n);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => say('bet', { ...newRound(), amount: '1000' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await money()).toBe(0n);
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test.each(['0', '-5', '1.5', '1e3', '00', '9999999999999999'])(
  'security row 27: a stake of %s is refused',
  async (amount) => {
    const { money, newRound } = await visitor();
    expect(await say('bet', { ...newRound(), amount })).toMatchObject({ status: 400 });
    expect(await money()).toBe(10_000n);
  },
);

test('HOME-05 a large win of a real round comes to the winner board, masked', async () => {
  const { newRound } = await visitor(1_000_000n);
  const round = newRound();
  await say('bet', { ...round, amount: '50000' });
  await say('win', { ...round, amount: '90000000' });
  const query = { gameCategory: 'ALL', language: 'VI', limitNum: '20' };
  const { body } = await gateway.call('winners', { query });
  const [first] = (body.value as Value<'winners'>).list;
  expect(first?.vo.winAmount.amount).toBe('90000000');
  expect(first?.vo.customerName).toContain('***');
});

test("GAME-12 a win or a void that names another member's visit moves nobody's money", async () => {
  const [one, other] = [await visitor(), await visitor()];
  const round = one.newRound();
  const stolen = { ...round, visit: other.newRound().visit };
  await say('bet', { ...round, amount: '4000' });
  expect(await say('win', { ...stolen, amount: '9000' })).toMatchObject({ status: 404 });
  expect(await say('void', stolen)).toMatchObject({ status: 404 });
  expect(await say('bet', { ...stolen, amount: '4000' })).toMatchObject({ status: 422 });
  expect([await one.money(), await other.money()]).toEqual([6_000n, 10_000n]);
  expect(await say('win', { ...round, amount: '9000' })).toMatchObject({ status: 200 });
  expect([await one.money(), await other.money()]).toEqual([15_000n, 10_000n]);
});

test.each(['bet', 'win', 'void'] as const)(
  'TRIAL-02 a signed %s for a trial visit is refused and leaves no trace',
  async (act) => {
    const { member, money } = await visitor();
    const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
    const answer = await gateway.call('launchTrial', { token: member.token, body });
    const { visitId } = answer.body.value as Value<'launchTrial'>;
    const content = { visit: visitId, round: 'trial-round', ...(act !== 'void' && { amount: '1000' }) };
    expect(await say(act, content)).toMatchObject({ status: 403 });
    expect(await money()).toBe(10_000n);
    expect(await gateway.database.queries.$count(bets, eq(bets.visitId, visitId))).toBe(0);
  },
);

const openAlerts = async () => {
  const rows = await gateway.database.queries.select().from(alerts).where(eq(alerts.kind, 'vendor round'));
  return rows.filter(({ closedAt }) => closedAt === null);
};

test('FIX-05 a signed bet ignored the bounds of its game: it is refused, and the operator gets an alert', async () => {
  const { money, newRound } = await visitor(900_000_000_000n);
  for (const amount of ['999', '1000001', '900000000000'])
    expect(await say('bet', { ...newRound(), amount })).toMatchObject({ message: 'amount_out_of_range' });
  expect(await money()).toBe(900_000_000_000n);
  const told = await openAlerts();
  expect(told).toHaveLength(3);
  expect(told.at(-1)?.reason).toContain('asked for a stake of 900,000,000,000 ₫');
  expect(await say('bet', { ...newRound(), amount: '1000000' })).toMatchObject({ status: 200 });
});

test('FIX-05 a round of a slot pays at most 5,000 stakes', async () => {
  const { newRound } = await visitor(10_000n);
  const round = newRound();
  await say('bet', { ...round, amount: '1000' });
  expect(await say('win', { ...round, amount: '5000001' })).toMatchObject({ message: 'amount_out_of_range' });
  expect(await say('win', { ...round, amount: '5000000' })).toMatchObject({ status: 200 });
});

test('FIX-05 a win of fifteen nines was paid: what no round of the game can pay is refused until it is corrected', async () => {
  const { money, newRound } = await visitor(10_000n);
  const round = newRound();
  await say('bet', { ...round, amount: '1000' });
  const before = (await openAlerts()).length;
  for (let times = 0; times < 2; times += 1)
    expect(await say('win', { ...round, amount: '999999999999999' })).toMatchObject({
      message: 'amount_out_of_range',
    });
  expect(await openAlerts()).toHaveLength(before + 1);
  expect(await money()).toBe(9_000n);
  expect(await say('win', { ...round, amount: '5000' })).toMatchObject({ status: 200 });
  expect(await money()).toBe(14_000n);
});
