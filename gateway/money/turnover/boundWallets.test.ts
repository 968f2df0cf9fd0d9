import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { rewardStore } from '../../offers/rewards/rewardStore.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001', minBet: 1_000 }]);
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await gateway.close();
});

const act = (name: 'rewardClaim' | 'bonusCancel' | 'walletTransfer', { token }: TestMember, body: object) =>
  gateway.call(name, { token, body, idempotencyKey: gateway.clock.newId() });
const withdraw = async (member: TestMember, amount: number) =>
  gateway.call('withdraw', {
    token: member.token,
    body: {
      ...{ accountId: await desk.bankAccount(member), amount: String(amount) },
      ticket: await desk.ticket(member),
    },
    idempotencyKey: gateway.clock.newId(),
  });
const withdrawDesk = ({ token }: TestMember) =>
  desk.answered<Value<'withdrawDesk'>>('withdrawDesk', { token });
const claimed = async (member: TestMember, amount: bigint): Promise<string> => {
  const owner = { merchant: 'aurora', memberId: member.row.id };
  const store = rewardStore(gateway.database.queries, gateway.clock);
  const reward = { source: 'mission', subject: gateway.clock.newId(), currency: 'VND', times: 10 } as const;
  const id = (await store.give({ ...owner, ...reward, amount }))?.id ?? '';
  expect((await act('rewardClaim', member, { id })).status).toBe(200);
  return id;
};

test('SAFE-05 a small deposit does not lock the wallet: what was there before is withdrawn', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 22_475_500n);
  await desk.deposit(member.token, 1_500_000);
  await desk.after(6);
  expect(await withdrawDesk(member)).toMatchObject({
    available: { amount: '23975500' },
    withdrawable: { amount: '22475500' },
    turnover: { open: [{ bound: { amount: '1500000' } }] },
  });
  const wallets = await desk.answered<Value<'wallets'>>('wallets', { token: member.token });
  expect(wallets).toMatchObject({ main: { amount: '23975500' }, withdrawable: { amount: '22475500' } });
  expect((await withdraw(member, 22_475_501)).body).toMatchObject({
    message: 'turnover_left',
    value: { left: { amount: '1500000' } },
  });
  expect((await withdraw(member, 22_475_500)).status).toBe(200);
  expect(await desk.balance(member.token)).toBe('1500000');
});

test('SAFE-05 a bonus is cancelled by its member alone and once; its money goes, the rest stays', async () => {
  const [member, other] = [await gateway.members.create(), await gateway.members.create()];
  await giveMoney(gateway, member.row.id, 300_000n);
  const id = await claimed(member, 100_000n);
  expect((await act('bonusCancel', other, { id })).status).toBe(404);
  expect((await act('bonusCancel', member, { id })).body.value).toEqual({
    forfeited: { amount: '100000', currency: 'VND' },
  });
  expect((await act('bonusCancel', member, { id })).status).toBe(404);
  expect(await desk.balance(member.token)).toBe('300000');
  const { list } = await desk.answered<Value<'bonuses'>>('bonuses', {
    token: member.token,
    query: { language: 'EN' },
  });
  expect(list).toMatchObject([{ wagering: { ending: 'cancelled', bound: { amount: '0' } } }]);
});

test('SAFE-05 a round of a game takes free money first and counts for the bonus', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 20_000n);
  await claimed(member, 10_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  await call('round', { key: 'only-free-money', stake: 10_000 });
  const { turnover } = await withdrawDesk(member);
  expect(turnover).toMatchObject({ counted: { amount: '10000' }, open: [{ bound: { amount: '10000' } }] });
});

test('SAFE-05 bound money stays bound in whichever wallet it lies', async () => {
  await setSetting(gateway, 'singleWallet', 'off');
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 300_000n);
  const id = await claimed(member, 100_000n);
  expect((await act('walletTransfer', member, { from: 'MAIN', to: 'NVP', amount: '350000' })).status).toBe(
    200,
  );
  expect((await withdrawDesk(member)).withdrawable.amount).toBe('50000');
  expect((await act('walletTransfer', member, { from: 'NVP', to: 'MAIN', amount: '200000' })).status).toBe(
    200,
  );
  expect((await withdrawDesk(member)).withdrawable.amount).toBe('250000');
  expect((await withdraw(member, 250_000)).status).toBe(200);
  expect((await act('bonusCancel', member, { id })).status).toBe(200);
  expect(await desk.balance(member.token)).toBe('0');
  const { vendors } = await desk.answered<Value<'wallets'>>('wallets', { token: member.token });
  expect(vendors.find(({ vassalage }) => vassalage === 'NVP')?.balance.amount).toBe('50000');
});
