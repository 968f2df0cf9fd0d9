import { prizeDays } from '#contract/promotions';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { promotionDesk, type NewPromotion } from './promotionDesk.ts';

let gateway: TestGateway;
beforeEach(async () => {
  // Monday, half past midnight in Hồ Chí Minh City; Sunday by UTC.
  gateway = await testGateway({ now: new Date('2026-11-22T17:30:00Z') });
});
afterEach(() => gateway.close());

const MINUTE = 60_000;
const DAY = 86_400_000;
const [SUNDAY, MONDAY] = [0, 1];

const later = (milliseconds: number) => new Date(gateway.clock.now().getTime() + milliseconds);
const add = (plan: Partial<NewPromotion>) =>
  gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      ...{ merchant: 'aurora', category: 'events', action: 'claim', period: 'once', rules: {}, sort: 0 },
      reward: { kind: 'fixed', amount: '50000', times: 3, days: 7 },
      texts: { EN: { title: 'Offer', lead: 'Lead', content: '<p>Terms</p>' } },
      image: '/art/scenes/friends',
      startsAt: gateway.clock.now(),
      ...plan,
    }),
  );
const send = (name: 'promotionJoin' | 'promotionReward' | 'claimRaffle', token: string, id: number) =>
  gateway.call(name, { token, body: { id }, idempotencyKey: gateway.clock.newId() });

test("PROMO-03 a promotion's day of the week was that of UTC: it is the brand's", async () => {
  const { token } = await gateway.members.create();
  const [ofSunday, ofMonday] = await Promise.all(
    [SUNDAY, MONDAY].map((day) => add({ rules: { weekdays: [day] } })),
  );
  expect(await send('promotionReward', token, ofSunday?.id ?? 0)).toMatchObject({
    body: { message: 'promotion_not_met', value: { unmet: ['weekday'] } },
  });
  expect(await send('promotionReward', token, ofMonday?.id ?? 0)).toMatchObject({ status: 200 });
});

test('PROMO-03 a joined promotion is claimed until its end and not at it', async () => {
  const offer = await add({ action: 'join', endsAt: later(MINUTE) });
  const [early, late] = [await gateway.members.create(), await gateway.members.create()];
  for (const { token } of [early, late]) await send('promotionJoin', token, offer.id);
  gateway.clock.advance(MINUTE - 1);
  expect(await send('promotionReward', early.token, offer.id)).toMatchObject({ status: 200 });
  gateway.clock.advance(1);
  expect(await send('promotionReward', late.token, offer.id)).toMatchObject({
    body: { message: 'promotion_closed', value: { closing: 'ended' } },
  });
});

test('PROMO-03 a prize of a raffle is claimed for thirty days after the draw, and not at their end', async () => {
  expect(prizeDays).toBe(30);
  const raffle = await add({
    action: 'raffle',
    reward: { kind: 'prizes', prizes: [{ count: 2, amount: '50000' }], times: 1 },
    ...{ endsAt: later(MINUTE), drawAt: later(2 * MINUTE) },
  });
  const [early, late] = [await gateway.members.create(), await gateway.members.create()];
  for (const { token } of [early, late]) await send('promotionJoin', token, raffle.id);
  const end = later(2 * MINUTE + 30 * DAY).getTime();
  await gateway.jobs.passTo(later(2 * MINUTE));
  await gateway.jobs.runDue();
  gateway.clock.advance(end - gateway.clock.now().getTime() - 1);
  const tokens = [];
  for (const member of [early, late]) tokens.push(await cashierDesk(gateway).again(member));
  expect(await send('claimRaffle', tokens[0] ?? '', raffle.id)).toMatchObject({ status: 200 });
  gateway.clock.advance(1);
  expect(await send('claimRaffle', tokens[1] ?? '', raffle.id)).toMatchObject({
    body: { message: 'promotion_closed', value: { closing: 'ended' } },
  });
});
