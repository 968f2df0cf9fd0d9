import type { Value } from '#contract/wireTypes';
import { lockMember } from '../../members/members/lockMember.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendors } from '../../catalogue/games/schema.ts';
import { walletService } from './walletService.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  await gateway.database.queries
    .insert(vendors)
    .values([
      {
        merchant: 'aurora',
        vassalage: 'NVP',
        gameType: 'RNG',
        nodeId: 1,
        gameClassify: 'RNG',
        displayName: 'Nova Play',
        sort: 1,
      },
      {
        merchant: 'aurora',
        vassalage: 'LMN',
        gameType: 'LIVE',
        nodeId: 2,
        gameClassify: 'LIVE',
        displayName: 'Lumen Live',
        sort: 2,
      },
    ])
    .onConflictDoNothing();
});
beforeEach(() => setSetting(gateway, 'singleWallet', 'off'));
afterAll(() => gateway.close());

const rich = async (amount = 1_000_000n) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, amount);
  return member;
};
const transfer = (token: string, from: string, to: string, amount: number, key = gateway.clock.newId()) =>
  gateway.call('walletTransfer', { token, body: { from, to, amount: String(amount) }, idempotencyKey: key });
const wallets = (token: string) => desk.answered<Value<'wallets'>>('wallets', { token });
const held = async (token: string) =>
  (await wallets(token)).vendors
    .filter(({ balance }) => balance.amount !== '0')
    .map(({ vassalage, balance }) => [vassalage, balance.amount]);

test('MEM-03 API-06 money moves between the main wallet and wallets of vendors', async () => {
  const { token } = await rich();
  expect((await transfer(token, 'MAIN', 'NVP', 300_000)).body.value).toMatchObject({
    moved: { amount: '300000' },
    balance: { amount: '700000' },
  });
  await transfer(token, 'NVP', 'LMN', 100_000);
  expect(await held(token)).toEqual([
    ['NVP', '200000'],
    ['LMN', '100000'],
  ]);
});

test('MEM-03 one key collects what every wallet holds', async () => {
  const { token } = await rich();
  await transfer(token, 'MAIN', 'NVP', 300_000);
  await transfer(token, 'MAIN', 'LMN', 200_000);
  const collect = (key: string) => gateway.call('walletCollect', { token, body: {}, idempotencyKey: key });
  const first = await collect('one');
  expect(first.body.value).toMatchObject({ moved: { amount: '500000' }, balance: { amount: '1000000' } });
  expect((await collect('one')).body).toEqual(first.body);
  expect((await collect('two')).body.value).toMatchObject({ moved: { amount: '0' } });
  expect(await held(token)).toEqual([]);
});

test('SAFE-05 a transfer between wallets waits for the act that holds the member', async () => {
  const { token, row } = await rich();
  const owner = { merchant: row.merchant, memberId: row.id };
  const { database } = gateway;
  const inWallets = async () => (await walletService(database.queries).held(owner, 'VND')).size;
  const [moved, seen] = await meetAt<number>(database, (tx) => lockMember(tx, owner), [
    async () => (await transfer(token, 'MAIN', 'NVP', 300_000)).status,
    inWallets,
  ]);
  expect([moved, seen, await inWallets()]).toEqual([200, 0, 1]);
});

test('SAFE-05 money that is being collected is not collected a second time, nor is that a failure', async () => {
  const { token, row } = await rich();
  await transfer(token, 'MAIN', 'NVP', 300_000);
  const owner = { merchant: row.merchant, memberId: row.id };
  const call = { currency: 'VND', key: 'first', now: gateway.clock.now() } as const;
  const [answer] = await meetAt(gateway.database, (tx) => walletService(tx).collect(owner, call), [
    () => gateway.call('walletCollect', { token, body: {}, idempotencyKey: 'second' }),
  ]);
  expect(answer).toMatchObject({ status: 200, body: { value: { moved: { amount: '0' } } } });
  expect(await desk.balance(token)).toBe('1000000');
});

test('MEM-03 a game plays from the wallet of its vendor, and from the main one where there is a single wallet', async () => {
  const member = await rich();
  const { call } = await playGame(gateway, member, 'RNG0001');
  const spin = async (key: string) => (await call('round', { key: key.repeat(32), stake: 1_000 })).status;
  expect(await spin('a')).toBe(409);
  await transfer(member.token, 'MAIN', 'NVP', 10_000);
  expect(await spin('b')).toBe(200);
  expect(await desk.balance(member.token)).toBe('990000');
  await setSetting(gateway, 'singleWallet', 'on');
  expect(await spin('c')).toBe(200);
  expect(await desk.balance(member.token)).not.toBe('990000');
});

test('MEM-03 API-06 with a single wallet nothing goes to a vendor, and what lies there still comes back', async () => {
  const { token } = await rich();
  await transfer(token, 'MAIN', 'NVP', 10_000);
  await setSetting(gateway, 'singleWallet', 'on');
  const merchantCode = 'aurora';
  const answer = await desk.answered<Value<'merchantWallet'>>('merchantWallet', { query: { merchantCode } });
  expect(answer.isSingle).toBe(1);
  expect((await transfer(token, 'MAIN', 'NVP', 1_000)).body.message).toBe('operation_not_enabled');
  expect((await wallets(token)).vendors).toHaveLength(1);
  expect((await transfer(token, 'NVP', 'MAIN', 10_000)).status).toBe(200);
  expect((await wallets(token)).vendors).toHaveLength(0);
});

test.each([
  ['MAIN', 'MAIN', 1_000, 'bad_request'],
  ['MAIN', 'NOBODY', 1_000, 'not_found'],
  ['MAIN', 'NVP', 2_000_000, 'insufficient_funds'],
  ['NVP', 'MAIN', 1, 'insufficient_funds'],
])('MEM-03 %s to %s of %p is refused', async (from, to, amount, message) => {
  const { token } = await rich();
  expect((await transfer(token, from, to, amount)).body.message).toBe(message);
  expect(await desk.balance(token)).toBe('1000000');
});

test('API-06 the totals of the wallets add up to what the ledger holds', async () => {
  const member = await rich();
  await transfer(member.token, 'MAIN', 'NVP', 300_000);
  const accountId = await desk.bankAccount(member);
  const body = { accountId, amount: '200000', ticket: await desk.ticket(member) };
  await gateway.call('withdraw', { token: member.token, body, idempotencyKey: gateway.clock.newId() });
  const funds = await desk.answered<Value<'walletTotals'>>('walletTotals', { token: member.token });
  const amounts = Object.fromEntries(Object.entries(funds).map(([name, { amount }]) => [name, amount]));
  expect(amounts).toEqual({
    main: '500000',
    held: '200000',
    bonus: '0',
    vendors: '300000',
    total: '1000000',
  });
});

test('the books are sound after all of it', async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});

test('API-04 a key that is longer than any of ours is refused before money moves', async () => {
  const { token } = await rich();
  const refused = await transfer(token, 'MAIN', 'NVP', 10_000, 'k'.repeat(129));
  expect(refused).toMatchObject({ status: 400, body: { message: 'bad_request' } });
  expect(await desk.balance(token)).toBe('1000000');
});
