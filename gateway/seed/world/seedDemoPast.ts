import { and, eq, lt } from 'drizzle-orm';
import { bankAccounts } from '../../money/bankAccounts/schema.ts';
import { depositService } from '../../money/deposits/depositService.ts';
import { notifications } from '../../members/notifications/schema.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { payReward } from '../../offers/rewards/payReward.ts';
import { rewardStore } from '../../offers/rewards/rewardStore.ts';
import { wageringTimes } from '../../offers/rewards/wageringTimes.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { payoutService } from '../../money/withdrawals/payoutService.ts';
import { receiptService } from '../../money/withdrawals/receiptService.ts';
import { withdrawalService } from '../../money/withdrawals/withdrawalService.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { drawRounds } from './drawRounds.ts';
import { redeemPast, type PastRedemption } from './redeemPast.ts';
import { playPast } from './playPast.ts';
import type { WorldPlan } from './worldPlan.ts';

const DAY = 86_400_000;

/** Sums in đồng. */
const deposits = [
  { daysAgo: 21, method: 'BANK', dong: 2_000_000, ends: 'credited' },
  { daysAgo: 12, method: 'QR', dong: 1_000_000, ends: 'credited' },
  { daysAgo: 5, method: 'WALLET', dong: 500_000, ends: 'rejected' },
  { daysAgo: 2, method: 'BANK', dong: 500_000, ends: 'credited' },
] as const;
/** Before any deposit: nothing had to be wagered for them. */
const withdrawals = [
  { daysAgo: 40, dong: 900_000, ends: 'rejected' },
  { daysAgo: 31, dong: 1_500_000, ends: 'received' },
] as const;
const claimed = { daysAgo: 20, source: 'welcome', subject: 'welcome', dong: 100_000, times: 5 } as const;
const delivery = {
  name: 'Nguyễn Minh Anh',
  phone: '0912 345 678',
  address: '18 Trần Phú, Hải Châu, Đà Nẵng',
};
const redeemed: readonly (PastRedemption & { readonly daysAgo: number })[] = [
  // Some days are left to play them.
  { daysAgo: 4, kind: 'rounds' },
  { daysAgo: 5, kind: 'goods', delivery, shipment: 'GHN 8X21-4471' },
  { daysAgo: 1, kind: 'goods', delivery },
];
/** Can be claimed still. */
const due = [{ source: 'vip', subject: '1', dong: 18_000, times: 8 }] as const;
const CLAIM_WITHIN = 20 * DAY;
/** Older messages have been read. */
const UNREAD_FOR = 3 * DAY;

interface Event {
  readonly at: Date;
  readonly happens: () => Promise<unknown>;
}

/**
 * What the demo member has lived through, so that whoever looks in finds every page of the centre filled. All of it
 * goes the way it goes for members, one thing after the other, each by a clock that stood then.
 */
export const seedDemoPast = async (plan: WorldPlan, member: MemberRow): Promise<void> => {
  const { tx, merchant, tenant, now } = plan;
  const owner = { merchant, memberId: member.id };
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const then = (at: Date) => ({ ...plan.runtime, now: () => at });
  const sum = (dong: number) => scaledSum(dong, tenant);

  const accountId = plan.runtime.newId();
  const addAccount = (at: Date) =>
    tx.insert(bankAccounts).values({
      id: accountId,
      ...owner,
      kind: 'bank',
      bankName: 'Ngân hàng An Phú',
      number: '1900234821',
      ownerName: member.payeeName ?? member.nickname,
      createdAt: at,
      usableAt: at,
    });
  const welcome = (at: Date) => tellMember(tx, plan.runtime, { ...owner, kind: 'welcome', params: {}, at });
  const deposit = async (at: Date, { method, dong, ends }: (typeof deposits)[number]) => {
    const desk = depositService(tx, then(at));
    const order = await desk.order(owner, tenant, method, sum(dong), at);
    const { orderNo, amount } = order;
    return ends === 'credited'
      ? desk.credit(tenant, orderNo, amount, at)
      : desk.reject(merchant, orderNo, 'notPaid', at);
  };
  const withdraw = async (at: Date, { dong, ends }: (typeof withdrawals)[number]) => {
    const runtime = then(at);
    const ticket = await oneTimeTokenStore(tx, runtime).issue(merchant, 'payment', { memberId: member.id });
    const wanted = { accountId, amount: sum(dong), ticket };
    const { orderNo } = await withdrawalService(tx, runtime).submit(owner, tenant, wanted, at);
    const desk = payoutService(tx, runtime);
    if (ends === 'rejected') return desk.reject(merchant, orderNo, 'checksFailed', at);
    await desk.approve(merchant, orderNo, at);
    await desk.pay(merchant, orderNo, at);
    const said = { orderNo, said: ends, arrived: undefined, proofIds: [] };
    return receiptService(tx, runtime).confirm(owner, said, at);
  };
  const reward = async (at: Date) => {
    const store = rewardStore(tx, then(at));
    const { source, subject, dong } = claimed;
    const times = wageringTimes(claimed.times, tenant.market);
    const { currency } = tenant;
    const given = await store.give({ ...owner, source, subject, amount: sum(dong), currency, times });
    const taken = given && (await store.take(owner, given.id));
    return taken && payReward(tx, then(at), taken);
  };

  const events: Event[] = [
    { at: ago(59), happens: () => welcome(ago(59)) },
    { at: ago(58), happens: () => addAccount(ago(58)) },
    ...withdrawals.map((one) => ({ at: ago(one.daysAgo), happens: () => withdraw(ago(one.daysAgo), one) })),
    ...deposits.map((one) => ({ at: ago(one.daysAgo), happens: () => deposit(ago(one.daysAgo), one) })),
    ...(tenant.market.signUpBonus
      ? [{ at: ago(claimed.daysAgo), happens: () => reward(ago(claimed.daysAgo)) }]
      : []),
    ...redeemed.map((one) => ({
      at: ago(one.daysAgo),
      happens: () => redeemPast(plan, owner, ago(one.daysAgo), one),
    })),
    ...drawRounds(plan).map((round) => ({ at: round.at, happens: () => playPast(plan, member.id, round) })),
  ];
  for (const { happens } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await happens();

  const store = rewardStore(tx, then(ago(1)));
  for (const { dong, times, ...given } of due) {
    await store.give({
      ...{ ...owner, ...given, amount: sum(dong), currency: tenant.currency },
      times: wageringTimes(times, tenant.market),
      until: new Date(now.getTime() + CLAIM_WITHIN),
    });
  }
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.merchant, merchant),
        eq(notifications.memberId, member.id),
        lt(notifications.createdAt, new Date(now.getTime() - UNREAD_FOR)),
      ),
    );
};
