import { noMarket } from '#contract/market';
import type { Value } from '#contract/wireTypes';
import { runAct } from '../../operator/runAct.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { promotionDesk, type NewPromotion } from './promotionDesk.ts';
import { promotionStore } from './promotionStore.ts';
import type { Promotion } from './schema.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({
    tenant: { market: { ...noMarket, id: 'test-like', signUpBonus: false, mostWagering: 2 } },
  });
});
afterAll(() => gateway.close());

const add = (plan: Partial<NewPromotion>): Promise<Promotion> =>
  gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      merchant: 'aurora',
      category: 'new',
      action: 'claim',
      period: 'once',
      rules: {},
      reward: { kind: 'fixed', amount: '50000', times: 3, days: 7 },
      texts: { EN: { title: 'Offer', lead: 'Lead', content: '<p>Terms</p>' } },
      image: '/art/scenes/friends',
      sort: 0,
      startsAt: gateway.clock.now(),
      ...plan,
    }),
  );
const send = (
  name: 'promotionJoin' | 'promotionReward' | 'promotionApply',
  { token }: TestMember,
  body: object,
) => gateway.call(name, { token, body, idempotencyKey: gateway.clock.newId() });
const operate = (command: string, values: Readonly<Record<string, string>>) =>
  runAct(
    { ...gateway, runtime: gateway.clock },
    { command, act: 'add', brand: 'aurora', who: 'ops', values: { ...values } },
  );
const publish = (values: Readonly<Record<string, string>>) =>
  operate('promotion', {
    ...{ action: 'claim', category: 'new', amount: '5', ...values },
    ...{ 'title-en': 'Offer', 'lead-en': 'Lead', 'content-en': '<p>Terms</p>' },
  });
const listed = async ({ token }: TestMember) => {
  const { body } = await gateway.call('promotions', { token, query: { language: 'EN' } });
  return (body.value as Value<'promotions'>).list.map(({ id }) => id);
};

test('PROMO-01 a bonus for signing up or a first deposit is neither offered nor paid where the market forbids it', async () => {
  const member = await gateway.members.create();
  const usual = await add({});
  const application = { remark: 'Please', proofIds: [] };
  const forbidden = [
    ['promotionReward', await add({ rules: { newFor: 30 } }), {}],
    ['promotionJoin', await add({ rules: { firstDeposit: true }, action: 'join' }), {}],
    ['promotionApply', await add({ rules: { newFor: 30 }, action: 'apply' }), application],
  ] as const;
  expect(await listed(member)).toEqual([usual.id]);
  for (const [name, { id }, more] of forbidden) {
    const seen = await gateway.call('promotion', { query: { id: String(id), language: 'EN' } });
    expect(seen.body.message).toBe('not_found');
    expect((await send(name, member, { id, ...more })).body.message).toBe('not_found');
  }
  expect((await send('promotionReward', member, { id: usual.id })).status).toBe(200);
});

test('what was begun before the market forbade it is not paid, and the operator can neither pay nor publish it', async () => {
  const member = await gateway.members.create();
  const offer = await add({ rules: { newFor: 30 }, action: 'apply' });
  const id = gateway.clock.newId();
  const at = gateway.clock.now();
  await promotionStore(gateway.database.queries).enter({
    ...{ id, merchant: 'aurora', memberId: member.row.id, promotionId: offer.id, period: 'once' },
    ...{ state: 'applying', createdAt: at, changedAt: at },
  });
  const tenant = gateway.tenants.forHost('aurora.localhost');
  if (tenant === undefined) throw new Error('No brand');
  const approved = gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).approve(tenant, 'aurora', id, undefined, at),
  );
  await expect(approved).rejects.toMatchObject({ code: 'not_found' });
  await expect(publish({ 'new-for': '30' })).rejects.toThrow('the market allows no bonus');
});

test('MEM-09 no bonus is wagered more often than the market allows, whatever its offer says', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  const { id } = await add({});
  const offer = (await gateway.call('promotion', { token, query: { id: String(id), language: 'EN' } })).body
    .value as Value<'promotion'>;
  expect(offer.reward).toMatchObject({ amount: { amount: '50000' }, times: 2 });
  expect((await send('promotionReward', member, { id })).status).toBe(200);
  expect(
    (await gateway.call('checkInClaim', { token, body: {}, idempotencyKey: gateway.clock.newId() })).status,
  ).toBe(200);
  const { list } = (await gateway.call('bonuses', { token, query: { language: 'EN' } })).body
    .value as Value<'bonuses'>;
  const facts = list.map(({ reward, wagering }) => [reward.source, reward.times, wagering?.required.amount]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['promotion', 2, '100000'],
      ['checkIn', 1, '2000'],
    ]),
  );
  const vip = (await gateway.call('vip', { token })).body.value as Value<'vip'>;
  expect(new Set(vip.levels.map(({ times }) => times))).toEqual(new Set([2]));
});

test('MEM-09 the operator publishes nothing that is wagered more often than the market allows', async () => {
  const words = { image: '/art/props/spins', 'title-en': 'Money', 'lead-en': 'For points' };
  const prize = { kind: 'money', category: 'cash', points: '10', amount: '5', ...words };
  await expect(publish({ times: '3' })).rejects.toThrow('wagered more than 2 times');
  await expect(operate('points', { ...prize, times: '3' })).rejects.toThrow('wagered more than 2 times');
  expect((await publish({ times: '2' })).rows).toHaveLength(1);
  const [made] = (await operate('points', { ...prize, times: '2' })).rows;
  expect(made).toMatchObject({ title: 'Money' });
  const seen = (await gateway.call('pointsRewards', { query: { language: 'EN' } })).body
    .value as Value<'pointsRewards'>;
  expect(seen.list.map(({ times }) => times)).toEqual([2]);
});
