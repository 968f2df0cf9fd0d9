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
  gateway = await testGateway({ tenant: { market: { ...noMarket, id: 'test-like', signUpBonus: false } } });
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
  const values = {
    ...{ action: 'claim', category: 'new', amount: '5', 'new-for': '30' },
    ...{ 'title-en': 'Offer', 'lead-en': 'Lead', 'content-en': '<p>Terms</p>' },
  };
  const added = runAct(
    { ...gateway, runtime: gateway.clock },
    { command: 'promotion', act: 'add', brand: 'aurora', who: 'ops', values },
  );
  await expect(added).rejects.toThrow('the market allows no bonus');
});
