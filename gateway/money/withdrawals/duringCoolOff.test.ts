import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { rewardStore } from '../../offers/rewards/rewardStore.ts';
import { exclusionService } from '../limits/exclusionService.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { meetAt } from '../../testing/meetAt.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { turnoverRequirements } from '../turnover/schema.ts';
import { payoutService } from './payoutService.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof cashierDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  desk = cashierDesk(gateway);
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await gateway.close();
});

const ownerOf = ({ row: { merchant, id: memberId } }: TestMember) => ({ merchant, memberId });

interface CoolingOff {
  readonly member: TestMember;
  readonly token: string;
}

/** Free money, a deposit that is not wagered, and a bonus where one is given. */
const withMoney = async (free: bigint, deposit: number, bonus = 0n): Promise<TestMember> => {
  const member = await gateway.members.create({ password: 'right' });
  const { token, row } = member;
  if (free > 0n) await giveMoney(gateway, row.id, free);
  await desk.deposit(token, deposit);
  await desk.after(6);
  if (bonus > 0n) {
    const owner = ownerOf(member);
    const reward = { source: 'mission', subject: 'rest', currency: 'VND', times: 10, amount: bonus } as const;
    const id = (await rewardStore(gateway.database.queries, gateway.clock).give({ ...owner, ...reward }))?.id;
    await gateway.call('rewardClaim', { token, body: { id }, idempotencyKey: gateway.clock.newId() });
  }
  return member;
};

const coolOffs = {
  'a time-out': (token: string) =>
    gateway.call('takeTimeOut', { token, body: { days: 1, password: 'right' } }),
  'an exclusion': (token: string) =>
    gateway.call('selfExclude', { token, body: { months: 6, password: 'right' } }),
  'an exclusion without an end': (token: string) =>
    gateway.call('selfExclude', { token, body: { months: 'indefinite', password: 'right' } }),
} as const;

const coolOff = async (
  member: TestMember,
  kind: keyof typeof coolOffs = 'a time-out',
): Promise<CoolingOff> => {
  expect((await coolOffs[kind](member.token)).status).toBe(200);
  return { member, token: await desk.again(member) };
};

const withdrawing = async ({ member, token }: CoolingOff, amount: number) => {
  const accountId = await desk.bankAccount(member);
  const body = { accountId, amount: String(amount), ticket: await desk.ticket(member) };
  return () => gateway.call('withdraw', { token, body, idempotencyKey: gateway.clock.newId() });
};
const withdraw = async (coolingOff: CoolingOff, amount: number) => (await withdrawing(coolingOff, amount))();

const requirementsOf = ({ row }: TestMember) =>
  gateway.database.queries
    .select({
      source: turnoverRequirements.source,
      required: turnoverRequirements.required,
      bound: turnoverRequirements.bound,
      ending: turnoverRequirements.ending,
    })
    .from(turnoverRequirements)
    .where(eq(turnoverRequirements.memberId, row.id))
    .orderBy(turnoverRequirements.source);

test.each(Object.keys(coolOffs) as (keyof typeof coolOffs)[])(
  'SAFE-04 during %s a deposit that is not wagered can be withdrawn, as the pause promised',
  async (kind) => {
    const member = await withMoney(2_000_000n, 500_000);
    const asked = await desk.answered<Value<'saferPlay'>>('saferPlay', { token: member.token });
    expect(asked).toMatchObject({ available: { amount: '2500000' }, kept: { amount: '0' } });
    const coolingOff = await coolOff(member, kind);
    const { token } = coolingOff;
    const shown = await desk.answered<Value<'withdrawDesk'>>('withdrawDesk', { token });
    expect(shown).toMatchObject({ withdrawable: { amount: '2500000' }, turnover: { open: [] } });
    const wallets = await desk.answered<Value<'wallets'>>('wallets', { token });
    expect(wallets.withdrawable.amount).toBe('2500000');
    expect((await withdraw(coolingOff, 2_500_000)).status).toBe(200);
    expect(await requirementsOf(member)).toMatchObject([{ bound: 0n, ending: 'withdrawn' }]);
  },
);

test('SAFE-04 a pause promises no bonus, says what stays bound, and lets no bonus out', async () => {
  const member = await withMoney(0n, 500_000, 300_000n);
  const asked = await desk.answered<Value<'saferPlay'>>('saferPlay', { token: member.token });
  expect(asked).toMatchObject({ available: { amount: '500000' }, kept: { amount: '300000' } });
  const coolingOff = await coolOff(member);
  expect((await withdraw(coolingOff, 500_001)).body.message).toBe('turnover_left');
  expect((await withdraw(coolingOff, 500_000)).status).toBe(200);
  expect(await requirementsOf(member)).toMatchObject([
    { source: 'bonus', bound: 300_000n, ending: null },
    { source: 'deposit', bound: 0n, ending: 'withdrawn' },
  ]);
});

test('SAFE-05 a deposit that stayed in the wallet is bound again after the pause, and what has gone asks for nothing', async () => {
  const member = await withMoney(0n, 500_000);
  expect((await withdraw(await coolOff(member), 200_000)).status).toBe(200);
  expect(await requirementsOf(member)).toMatchObject([{ required: 300_000n, bound: 300_000n, ending: null }]);
  gateway.clock.advance(24 * 3_600_000);
  const after = { member, token: await desk.again(member) };
  expect((await withdraw(after, 300_000)).body).toMatchObject({
    message: 'turnover_left',
    value: { left: { amount: '300000' } },
  });
});

test('SAFE-05 a short break, which no password asks for, sets no deposit free', async () => {
  const member = await withMoney(0n, 500_000);
  const { token } = member;
  await gateway.call('takeBreak', { token, body: { minutes: 15 } });
  expect((await withdraw({ member, token }, 500_000)).body.message).toBe('turnover_left');
});

test('SAFE-05 withdrawals that meet during a pause take a deposit out once', async () => {
  const coolingOff = await coolOff(await withMoney(0n, 500_000, 300_000n));
  const calls = [await withdrawing(coolingOff, 400_000), await withdrawing(coolingOff, 400_000)];
  const answers = await meetAt(gateway.database, (tx) => lockMember(tx, ownerOf(coolingOff.member)), calls);
  expect(answers.map(({ body }) => body.message === 'turnover_left').toSorted()).toEqual([false, true]);
  expect(await desk.balance(coolingOff.token)).toBe('400000');
});

test('SAFE-05 a deposit is bound for a withdrawal that meets the end of the pause', async () => {
  const coolingOff = await coolOff(await withMoney(0n, 500_000), 'an exclusion without an end');
  const owner = ownerOf(coolingOff.member);
  const [answer] = await meetAt(
    gateway.database,
    async (tx) => {
      await lockMember(tx, owner);
      await exclusionService(tx, gateway.clock).endIndefinite(owner, gateway.clock.now());
    },
    [await withdrawing(coolingOff, 500_000)],
  );
  expect(answer?.body.message).toBe('turnover_left');
});

test('SAFE-05 a withdrawal at rest that is rejected comes back as free money: it was already the member’s to take', async () => {
  const coolingOff = await coolOff(await withMoney(0n, 500_000));
  const { body } = await withdraw(coolingOff, 500_000);
  const { orderNo } = body.value as Value<'withdraw'>;
  const { merchant } = ownerOf(coolingOff.member);
  await gateway.database.transaction((tx) =>
    payoutService(tx, gateway.clock).reject(merchant, orderNo, 'refusedByBank', gateway.clock.now()),
  );
  expect(await desk.balance(coolingOff.token)).toBe('500000');
  gateway.clock.advance(24 * 3_600_000);
  const shown = await desk.answered<Value<'withdrawDesk'>>('withdrawDesk', {
    token: await desk.again(coolingOff.member),
  });
  expect(shown).toMatchObject({ withdrawable: { amount: '500000' }, turnover: { open: [] } });
});
