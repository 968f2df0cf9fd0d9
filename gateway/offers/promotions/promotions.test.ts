import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Value } from '#contract/wireTypes';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { depositService } from '../../money/deposits/depositService.ts';
import { members } from '../../members/members/schema.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type CallOptions, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { drawWinners } from './drawWinners.ts';
import { promotionDesk, type NewPromotion } from './promotionDesk.ts';
import { promotionStore } from './promotionStore.ts';
import type { Promotion } from './schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // A Friday, noon in Hồ Chí Minh City.
  gateway = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
});
afterAll(async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
  await gateway.close();
});

const DAY = 86_400_000;
const HOUR = 3_600_000;
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const later = (milliseconds: number) => new Date(gateway.clock.now().getTime() + milliseconds);
const words = { title: 'Offer', lead: 'Lead', content: '<p>Terms</p>' };
const add = (plan: Partial<NewPromotion>): Promise<Promotion> =>
  gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      merchant: 'aurora',
      category: 'events',
      action: 'claim',
      period: 'once',
      rules: {},
      reward: { kind: 'fixed', amount: '50000', times: 3, days: 7 },
      texts: { EN: words },
      image: '/art/scenes/friends',
      sort: 0,
      startsAt: gateway.clock.now(),
      ...plan,
    }),
  );

const send = (
  name: 'promotionJoin' | 'promotionReward' | 'claimRaffle' | 'promotionApply',
  token: string,
  body: CallOptions['body'],
) => gateway.call(name, { token, body, idempotencyKey: gateway.clock.newId() });
const detail = async (id: number, token?: string) =>
  (await gateway.call('promotion', { query: { id: String(id), language: 'EN' }, ...(token && { token }) }))
    .body.value as Value<'promotion'>;
const statusFor = async ({ id }: Promotion, { token }: TestMember) => (await detail(id, token)).status;
const deposit = async ({ row }: TestMember, amount: bigint) => {
  const tenant = gateway.tenants.forHost('aurora.localhost');
  if (tenant === undefined) throw new Error('No brand');
  await gateway.database.transaction(async (tx) => {
    const desk = depositService(tx, gateway.clock);
    const owner = { merchant: 'aurora', memberId: row.id };
    const order = await desk.order(owner, tenant, 'BANK', amount, gateway.clock.now());
    await desk.credit(tenant, order.orderNo, amount, gateway.clock.now());
  });
};
const balance = ({ token }: TestMember) => cashierDesk(gateway).balance(token);
const proof = async ({ token }: TestMember, image: Buffer) =>
  gateway.call('uploadProof', { token, body: { image } });

test('PROMO-01 join, deposit, play, claim: each status and the money that comes', async () => {
  const member = await gateway.members.create();
  const offer = await add({
    action: 'join',
    rules: { firstDeposit: true, deposit: '100000', wager: '200000' },
    reward: { kind: 'share', percent: 50, most: '120000', times: 5, days: 30 },
    endsAt: later(30 * DAY),
  });
  expect(await statusFor(offer, member)).toBe('join');
  expect(await send('promotionReward', member.token, { id: offer.id })).toMatchObject({
    status: 409,
    body: { message: 'promotion_not_joined' },
  });
  await send('promotionJoin', member.token, { id: offer.id });
  expect(await statusFor(offer, member)).toBe('joined');
  gateway.clock.advance(1_000);
  await deposit(member, 300_000n);
  expect(await statusFor(offer, member)).toBe('process');
  expect(await send('promotionReward', member.token, { id: offer.id })).toMatchObject({
    status: 409,
    body: { message: 'promotion_not_met', value: { unmet: ['wager'] } },
  });
  await playRounds(gateway, member.row.id, [{ stake: 200_000, win: 200_000 }]);
  expect(await statusFor(offer, member)).toBe('claim');
  const before = BigInt(await balance(member));
  expect((await send('promotionReward', member.token, { id: offer.id })).body.value).toEqual({
    amount: { amount: '120000', currency: 'VND' },
    rounds: null,
  });
  expect(BigInt(await balance(member)) - before).toBe(120_000n);
  const seen = await detail(offer.id, member.token);
  expect(seen).toMatchObject({
    status: 'claimed',
    entry: {
      amount: { amount: '120000' },
      wagering: {
        required: { amount: '600000' },
        bound: { amount: '120000' },
        until: later(30 * DAY).toISOString(),
      },
    },
  });
});

test('PROMO-01 the list says of whom a promotion is out of reach, and of nobody who took part', async () => {
  const listed = async (id: number, token?: string) => {
    const sent = { query: { language: 'EN' }, ...(token && { token }) };
    const { list } = (await gateway.call('promotions', sent)).body.value as Value<'promotions'>;
    return list.find((one) => one.id === id)?.outOfReach;
  };
  const first = await add({ action: 'join', rules: { firstDeposit: true, deposit: '100000' } });
  const fresh = await add({ action: 'join', rules: { newFor: 1, phone: true } });
  const member = await gateway.members.create();
  const early = await gateway.members.create();
  await send('promotionJoin', early.token, { id: first.id });
  expect(await listed(first.id, member.token)).toBeNull();
  gateway.clock.advance(1_000);
  await deposit(member, 100_000n);
  await deposit(early, 100_000n);
  gateway.clock.advance(1_000);
  expect(await listed(first.id, member.token)).toBe('firstDeposit');
  expect(await listed(first.id, early.token)).toBeNull();
  expect(await listed(first.id)).toBeNull();
  expect(await listed(fresh.id, member.token)).toBeNull();
  await gateway.database.queries
    .update(members)
    .set({ createdAt: later(-2 * DAY) })
    .where(eq(members.id, member.row.id));
  expect(await listed(fresh.id, member.token)).toBe('newMember');
});

test('PROMO-01 coming soon, paused, ended and taken places: what visitors and members are told', async () => {
  const member = await gateway.members.create();
  const soon = await add({ startsAt: later(DAY) });
  const over = await add({ endsAt: later(HOUR) });
  const one = await add({ action: 'join', places: 1 });
  const asked = await add({ rules: { phone: true } });
  // Of a visitor nobody knows whether a condition is met, so nothing is said to wait.
  expect(await detail(asked.id)).toMatchObject({ status: 'join' });
  expect(await statusFor(soon, member)).toBe('comingSoon');
  expect(await send('promotionReward', member.token, { id: soon.id })).toMatchObject({
    status: 409,
    body: { message: 'promotion_closed', value: { closing: 'notStarted' } },
  });
  await send('promotionJoin', (await gateway.members.create()).token, { id: one.id });
  expect(await detail(one.id, member.token)).toMatchObject({
    status: 'close',
    closing: 'placesGone',
    places: { total: 1, left: 0 },
  });
  expect(await send('promotionJoin', member.token, { id: one.id })).toMatchObject({
    body: { message: 'promotion_closed', value: { closing: 'placesGone' } },
  });
  expect(await detail(one.id)).toMatchObject({ status: 'close' });
  gateway.clock.advance(HOUR);
  const token = await cashierDesk(gateway).again(member);
  expect(await send('promotionReward', token, { id: over.id })).toMatchObject({
    body: { message: 'promotion_closed', value: { closing: 'ended' } },
  });
  expect(await detail(over.id)).toMatchObject({ status: 'close', closing: 'ended' });
});

test('PROMO-03 a sign-up promotion is asked for once the number and the account are there', async () => {
  const member = await gateway.members.create();
  const offer = await add({ action: 'signUp', rules: { newFor: 30, phone: true, payoutAccount: true } });
  await send('promotionJoin', member.token, { id: offer.id });
  expect(await statusFor(offer, member)).toBe('signed');
  expect(await send('promotionReward', member.token, { id: offer.id })).toMatchObject({
    body: { message: 'promotion_not_met', value: { unmet: ['phone', 'payoutAccount'] } },
  });
  await gateway.database.queries
    .update(members)
    .set({ mobile: '+84900000001' })
    .where(eq(members.id, member.row.id));
  await cashierDesk(gateway).bankAccount(member);
  expect(await statusFor(offer, member)).toBe('claim');
  expect((await send('promotionReward', member.token, { id: offer.id })).status).toBe(200);
  expect(await statusFor(offer, member)).toBe('claimed');
});

test('PROMO-03 a claim from many devices at once is paid once', async () => {
  const member = await gateway.members.create();
  const offer = await add({});
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send('promotionReward', member.token, { id: offer.id })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.message === 'already_claimed')).toHaveLength(7);
  expect(await balance(member)).toBe('50000');
});

test('PROMO-03 thirty members race for a budget of seven: seven are paid', async () => {
  const offer = await add({ places: 7 });
  const racers = await Promise.all(Array.from({ length: 30 }, () => gateway.members.create()));
  const answers = await Promise.all(
    racers.map(({ token }) => send('promotionReward', token, { id: offer.id })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  expect(
    answers.filter(({ body: { message, value } }) => message === 'promotion_closed' && value),
  ).toHaveLength(23);
  expect((await detail(offer.id)).places).toEqual({ total: 7, left: 0 });
});

test('PROMO-03 a red envelope opens once a day, on its days, within its range', async () => {
  const member = await gateway.members.create();
  const offer = await add({
    action: 'envelope',
    period: 'day',
    rules: { weekdays: [5, 6, 0] },
    reward: { kind: 'range', amount: '8000', most: '131000', times: 5, days: 7 },
  });
  const first = await send('promotionReward', member.token, { id: offer.id });
  const amount = (first.body.value as Value<'promotionReward'>).amount?.amount;
  expect(Number(amount) % 1_000).toBe(0);
  expect(Number(amount)).toBeGreaterThanOrEqual(8_000);
  expect(Number(amount)).toBeLessThanOrEqual(131_000);
  expect(await statusFor(offer, member)).toBe('claimed');
  gateway.clock.advance(DAY);
  const again = { ...member, token: await cashierDesk(gateway).again(member) };
  expect(await statusFor(offer, again)).toBe('claim');
  expect((await send('promotionReward', again.token, { id: offer.id })).status).toBe(200);
  gateway.clock.advance(2 * DAY);
  const monday = { ...member, token: await cashierDesk(gateway).again(member) };
  expect(await send('promotionReward', monday.token, { id: offer.id })).toMatchObject({
    body: { message: 'promotion_not_met', value: { unmet: ['weekday'] } },
  });
});

test('PROMO-03 a raffle is drawn once from tickets, by a seed whose hash was shown before, and anybody can draw again', async () => {
  const raffle = await add({
    action: 'raffle',
    reward: {
      kind: 'prizes',
      prizes: [
        { count: 1, amount: '500000' },
        { count: 2, amount: '50000' },
      ],
      times: 1,
    },
    endsAt: later(DAY),
    drawAt: later(DAY + HOUR),
  });
  const holders = await Promise.all(Array.from({ length: 6 }, () => gateway.members.create()));
  const tickets = await Promise.all(
    holders.map(async ({ token }) => (await send('promotionJoin', token, { id: raffle.id })).body.value),
  );
  expect(tickets.map((one) => (one as Value<'promotionJoin'>).ticket).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const shown = (await detail(raffle.id)).raffle;
  expect(shown).toMatchObject({ tickets: 6, serverSeed: null, winners: [] });
  await gateway.jobs.passTo(later(DAY + HOUR));
  await gateway.jobs.runDue();
  const drawn = (await detail(raffle.id)).raffle;
  if (!drawn?.serverSeed || drawn.clientSeed === null) throw new Error('It was not drawn');
  expect(await seedHash(drawn.serverSeed)).toBe(shown?.hash);
  const again = await drawWinners({
    serverSeed: drawn.serverSeed,
    clientSeed: drawn.clientSeed,
    tickets: 6,
    prizes: raffle.reward.prizes ?? [],
  });
  const byTicket = (list: readonly { ticket: number }[]) => list.toSorted((a, b) => a.ticket - b.ticket);
  expect(byTicket(drawn.winners.map(({ ticket, amount }) => ({ ticket, amount: amount.amount })))).toEqual(
    byTicket(again),
  );
  const wins = await Promise.all(
    holders.map(async (holder) => {
      const token = await cashierDesk(gateway).again(holder);
      const { status, body } = await send('claimRaffle', token, { id: raffle.id });
      const twice = await send('claimRaffle', token, { id: raffle.id });
      expect(twice.body.message).toBe(status === 200 ? 'already_claimed' : 'reward_not_due');
      return status === 200 ? Number((body.value as Value<'claimRaffle'>).amount?.amount) : 0;
    }),
  );
  expect(wins.toSorted((a, b) => b - a)).toEqual([500_000, 50_000, 50_000, 0, 0, 0]);
});

test('PROMO-02 an application is judged: rejected, sent again, approved and paid once', async () => {
  const member = await gateway.members.create();
  const offer = await add({
    action: 'apply',
    reward: { kind: 'range', amount: '31000', most: '131000', times: 3, days: 7 },
    places: 1,
  });
  const { id: picture } = (await proof(member, png)).body.value as Value<'uploadProof'>;
  const lie = await proof(member, Buffer.from('<svg onload=alert(1)>'));
  expect(lie).toMatchObject({ status: 415, body: { message: 'unsupported_media_type' } });
  const apply = (proofIds: string[], remark = 'ảnh chụp') =>
    send('promotionApply', member.token, { id: offer.id, remark, proofIds });
  expect((await apply([picture], 'x'.repeat(141))).status).toBe(400);
  expect((await apply([], '  ')).status).toBe(400);
  expect((await apply([picture, picture, picture, picture])).status).toBe(400);
  expect(await apply(['0199f000-0000-7000-8000-000000000001'])).toMatchObject({ status: 404 });
  expect((await apply([picture])).status).toBe(200);
  expect(await statusFor(offer, member)).toBe('applying');
  expect(await apply([picture])).toMatchObject({ body: { message: 'application_waiting' } });
  const desk = <Result>(work: (to: ReturnType<typeof promotionDesk>) => Promise<Result>) =>
    gateway.database.transaction((tx) => work(promotionDesk(tx, gateway.clock)));
  const tenant = gateway.tenants.forHost('aurora.localhost');
  if (tenant === undefined) throw new Error('No brand');
  const waiting = async () => {
    const [first] = await promotionStore(gateway.database.queries).waiting('aurora');
    return first?.entry.id ?? '';
  };
  const id = await waiting();
  await desk((to) => to.reject('aurora', id, 'proofUnclear', gateway.clock.now()));
  expect(await detail(offer.id, member.token)).toMatchObject({
    status: 'rejected',
    entry: { reason: 'proofUnclear', remark: 'ảnh chụp' },
    places: { left: 1 },
  });
  expect((await apply([picture], 'rõ hơn')).status).toBe(200);
  await expect(desk((to) => to.approve(tenant, 'aurora', id, 200_000n, gateway.clock.now()))).rejects.toThrow(
    'amount_out_of_range',
  );
  await desk((to) => to.approve(tenant, 'aurora', id, 88_000n, gateway.clock.now()));
  expect(await detail(offer.id, member.token)).toMatchObject({
    status: 'issued',
    entry: { amount: { amount: '88000' } },
  });
  await expect(desk((to) => to.approve(tenant, 'aurora', id, 88_000n, gateway.clock.now()))).rejects.toThrow(
    'not_found',
  );
  expect(await apply([picture])).toMatchObject({ body: { message: 'already_claimed' } });
  expect(await balance(member)).toBe('88000');
});

test('SAFE-04 who rests is shown no promotion and cannot claim, and an operator cannot pay either', async () => {
  const member = await gateway.members.create();
  const offer = await add({ action: 'apply' });
  await send('promotionApply', member.token, { id: offer.id, remark: 'Zalo', proofIds: [] });
  const owner = { merchant: 'aurora', memberId: member.row.id };
  await coolOffService(gateway.database.queries).take(
    owner,
    { kind: 'break', until: later(HOUR) },
    gateway.clock.now(),
  );
  const { body } = await gateway.call('promotions', { token: member.token, query: { language: 'EN' } });
  expect(body.value).toEqual({ list: [] });
  const query = { id: String(offer.id), language: 'EN' };
  expect(await gateway.call('promotion', { token: member.token, query })).toMatchObject({
    status: 403,
    body: { message: 'on_break' },
  });
  expect(await send('promotionReward', member.token, { id: offer.id })).toMatchObject({
    status: 403,
    body: { message: 'on_break' },
  });
  const waiting = await promotionStore(gateway.database.queries).waiting('aurora');
  const entry = waiting.find((one) => one.entry.promotionId === offer.id)?.entry.id ?? '';
  const tenant = gateway.tenants.forHost('aurora.localhost');
  if (tenant === undefined) throw new Error('No brand');
  const approving = gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).approve(tenant, 'aurora', entry, undefined, gateway.clock.now()),
  );
  await expect(approving).rejects.toThrow('on_break');
});

test('PROMO-01 a trial account sees promotions as a visitor does and cannot take part', async () => {
  const trial = await gateway.members.create({ type: 4 });
  const offer = await add({ action: 'join', rules: { phone: true } });
  expect(await detail(offer.id, trial.token)).toMatchObject({
    status: 'join',
    conditions: [{ kind: 'phone', met: null }],
    entry: null,
  });
  expect(await send('promotionJoin', trial.token, { id: offer.id })).toMatchObject({
    status: 403,
    body: { message: 'need_real_account' },
  });
});

test('a member sees nothing of another brand, and a promotion that is not there is not found', async () => {
  const offer = await add({});
  const query = { id: String(offer.id), language: 'EN' };
  expect(await gateway.call('promotion', { brand: 'lotus', query })).toMatchObject({ status: 404 });
  const stranger = await gateway.members.create({ merchant: 'lotus' });
  expect(
    await gateway.call('promotionReward', {
      brand: 'lotus',
      token: stranger.token,
      body: { id: offer.id },
      idempotencyKey: 'lotus',
    }),
  ).toMatchObject({ status: 404 });
});

test('MEM-09 a bonus that is not wagered in time is forfeited, and own money stays', async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 500_000n);
  const offer = await add({});
  await send('promotionReward', member.token, { id: offer.id });
  expect(await balance(member)).toBe('550000');
  await gateway.jobs.passTo(later(7 * DAY));
  const token = await cashierDesk(gateway).again(member);
  expect(await cashierDesk(gateway).balance(token)).toBe('500000');
  expect(await detail(offer.id, token)).toMatchObject({ entry: { wagering: { ending: 'expired' } } });
});

test('SAFE-03 time for wagering stands still during a time-out', async () => {
  const member = await gateway.members.create();
  const offer = await add({});
  await send('promotionReward', member.token, { id: offer.id });
  gateway.clock.advance(5 * DAY);
  const owner = { merchant: 'aurora', memberId: member.row.id };
  await coolOffService(gateway.database.queries).take(
    owner,
    { kind: 'timeOut', until: later(10 * DAY) },
    gateway.clock.now(),
  );
  await gateway.jobs.passTo(later(11 * DAY));
  const running = await detail(offer.id, await cashierDesk(gateway).again(member));
  expect(running.entry?.wagering).toMatchObject({ ending: null, until: later(DAY).toISOString() });
  await gateway.jobs.passTo(later(DAY));
  const over = await detail(offer.id, await cashierDesk(gateway).again(member));
  expect(over.entry?.wagering).toMatchObject({ ending: 'expired' });
});

test('PROMO-01 a promotion that leads to a page is offered only while the flag of the page is on', async () => {
  const { id } = await add({ action: 'read', link: '/?centre=member&page=referral' });
  const isListed = async () =>
    (
      (await gateway.call('promotions', { query: { language: 'EN' } })).body.value as Value<'promotions'>
    ).list.some((one) => one.id === id);
  const status = async () =>
    (await gateway.call('promotion', { query: { id: String(id), language: 'EN' } })).status;
  await setFlags(gateway, ['REFERRAL'], '0');
  expect([await isListed(), await status()]).toEqual([false, 404]);
  await setFlags(gateway, ['REFERRAL']);
  expect([await isListed(), await status()]).toEqual([true, 200]);
});

test('MEM-09 a bonus names the promotion that has paid it, in the language asked for', async () => {
  const { token } = await gateway.members.create();
  const { id } = await add({ texts: { EN: words, VI: { ...words, title: 'Ưu đãi' } } });
  expect((await send('promotionReward', token, { id })).status).toBe(200);
  const bonuses = async (language: 'EN' | 'VI') =>
    (await gateway.call('bonuses', { token, query: { language } })).body.value as Value<'bonuses'>;
  expect((await bonuses('VI')).list.map(({ promotion }) => promotion)).toEqual([{ id, title: 'Ưu đãi' }]);
  expect((await bonuses('EN')).list.map(({ promotion }) => promotion?.title)).toEqual(['Offer']);
});
