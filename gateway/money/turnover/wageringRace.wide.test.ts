import type { Player } from '../../http/policy/caller.ts';
import { deposits } from '../orders/schema.ts';
import { depositService } from '../deposits/depositService.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { ledgerDatabase } from '../../testing/ledger/ledgerFixture.ts';
import { payReward } from '../../offers/rewards/payReward.ts';
import { rewardStore } from '../../offers/rewards/rewardStore.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { testGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { walletRace } from '../../testing/walletRace.ts';

const AMOUNT = 100_000n;
const place = { merchantCode: 'aurora', timeZone: 'Asia/Ho_Chi_Minh' };

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
});
afterAll(() => gateway.close());

const withdraw = async (member: TestMember) => {
  const accountId = await desk.bankAccount(member);
  const body = { accountId, amount: AMOUNT.toString(), ticket: await desk.ticket(member) };
  return () => gateway.call('withdraw', { token: member.token, body, idempotencyKey: gateway.clock.newId() });
};
const sendUp = async (member: TestMember) => {
  const body = { to: 'upline', amount: AMOUNT.toString(), ticket: await desk.ticket(member) };
  return () =>
    gateway.call('lineTransfer', { token: member.token, body, idempotencyKey: gateway.clock.newId() });
};

/** A reward that is being claimed: its money is posted, its transaction not over yet. */
const whileClaiming = async (
  { row: { merchant, id: memberId } }: TestMember,
  call: () => Promise<TestAnswer>,
) => {
  const { database, clock } = gateway;
  const owner: Pick<Player, 'merchant' | 'memberId'> = { merchant, memberId };
  const reward = { source: 'mission', subject: 'race', amount: AMOUNT, currency: 'VND', times: 3 } as const;
  const given = await rewardStore(database.queries, clock).give({ ...owner, ...reward });
  return meetAt(
    database,
    async (tx) => {
      const taken = await rewardStore(tx, clock).take(owner, given?.id ?? '');
      if (taken) await payReward(tx, clock, taken);
    },
    [call],
  );
};

test('MEM-05 a reward claimed while its money is withdrawn does not leave unwagered (SAFE-05)', async () => {
  const member = await gateway.members.create();
  const [answer] = await whileClaiming(member, await withdraw(member));
  expect(answer?.body.message).toBe('turnover_left');
  expect(await desk.balance(member.token)).toBe(AMOUNT.toString());
});

test('MEM-07 a reward claimed while its money is sent up the line does not leave unwagered (SAFE-05)', async () => {
  const agent = await gateway.members.create({ type: 1 });
  const member = await gateway.members.create({ upline: agent.row });
  const [answer] = await whileClaiming(member, await sendUp(member));
  expect(answer?.body.message).toBe('turnover_left');
  expect(await desk.balance(agent.token)).toBe('0');
});

test('MEM-05 a deposit credited while its money is withdrawn does not leave unwagered (SAFE-05)', async () => {
  const { database, clock } = gateway;
  const member = await gateway.members.create();
  const { orderNo } = await desk.deposit(member.token, Number(AMOUNT));
  const [answer] = await meetAt(
    database,
    (tx) => depositService(tx, clock).credit(place, orderNo, AMOUNT, clock.now()),
    [await withdraw(member)],
  );
  expect(answer?.body.message).toBe('turnover_left');
  expect(await database.queries.$count(deposits)).toBe(1);
  expect(await desk.balance(member.token)).toBe(AMOUNT.toString());
});

test('SAFE-05 claims, credits, rounds, cancellations, transfers and withdrawals by two processes let no bound money out', async () => {
  const { connection, database, close } = await ledgerDatabase();
  const race = await walletRace(database, connection);
  const happened = new Set<string>();
  for (let seed = 1; seed <= 8; seed += 1) {
    const { done, leaked } = await race.run(seed, 16);
    expect([seed, leaked]).toEqual([seed, [0n, 0n, 0n]]);
    for (const kind of done) happened.add(kind);
  }
  race.close();
  // Where one kind of act never succeeds, the race proves nothing of it.
  expect([...happened].toSorted()).toEqual(['cancel', 'claim', 'credit', 'even', 'send', 'void', 'withdraw']);
  expect(booksAreSound(await compareBalances(database))).toBe(true);
  await close();
}, 60_000);
