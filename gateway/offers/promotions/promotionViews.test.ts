import type { Value } from '#contract/wireTypes';
import { playGame } from '../../testing/playGame.ts';
import { playRounds } from '../../testing/playRounds.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { turnoverWeights } from '../../money/turnover/turnoverWeights.ts';
import { promotionDesk, type NewPromotion } from './promotionDesk.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const add = async (plan: Partial<NewPromotion> = {}): Promise<number> => {
  const { id } = await gateway.database.transaction((tx) =>
    promotionDesk(tx, gateway.clock).add({
      ...{ merchant: 'aurora', category: 'events', action: 'claim', period: 'once', rules: {} },
      reward: { kind: 'fixed', amount: '50000', times: 3, days: 7 },
      texts: { EN: { title: 'Offer', lead: 'Lead', content: '<p>Terms</p>' } },
      ...{ image: '/art/scenes/friends', sort: 0, startsAt: gateway.clock.now() },
      ...plan,
    }),
  );
  return id;
};

const claim = async (token: string, id: number): Promise<void> => {
  const key = { idempotencyKey: gateway.clock.newId() };
  expect((await gateway.call('promotionReward', { token, body: { id }, ...key })).status).toBe(200);
};

const detail = async (id: number, token: string): Promise<Value<'promotion'>> => {
  const { body } = await gateway.call('promotion', { token, query: { id: String(id), language: 'EN' } });
  return body.value as Value<'promotion'>;
};

const statuses = async (token: string) => {
  const { body } = await gateway.call('promotions', { token, query: { language: 'EN' } });
  return new Map((body.value as Value<'promotions'>).list.map(({ id, status }) => [id, status]));
};

test('PROMO-01 a promotion shows the entry of its own, not that of another promotion', async () => {
  const { token } = await gateway.members.create();
  const [claimed, untouched] = [await add(), await add()];
  await claim(token, claimed);
  expect((await detail(claimed, token)).entry?.amount).toEqual({ amount: '50000', currency: 'VND' });
  expect(await detail(untouched, token)).toMatchObject({ status: 'claim', entry: null });
  const shown = await statuses(token);
  expect([shown.get(claimed), shown.get(untouched)]).toEqual(['claimed', 'claim']);
});

test('PROMO-01 what a bonus binds includes the stakes of rounds that still run', async () => {
  const { token, row } = await gateway.members.create();
  const id = await add();
  await claim(token, id);
  await playRounds(gateway, row.id, [{ stake: 20_000 }]);
  expect((await detail(id, token)).entry?.wagering).toMatchObject({
    required: { amount: '150000' },
    counted: { amount: '0' },
    bound: { amount: '50000' },
  });
});

test('PROMO-01 the weights of bets are shown where a reward is wagered, and not where it is paid at once', async () => {
  const { token } = await gateway.members.create();
  const wagered = await detail(await add(), token);
  expect(wagered.weights).toEqual(turnoverWeights);
  expect(turnoverWeights.length).toBeGreaterThan(0);
  const free = await detail(await add({ reward: { kind: 'fixed', amount: '50000', times: 0 } }), token);
  expect(free.weights).toEqual([]);
});

test('PROMO-01 a condition on days of the week names the days', async () => {
  const { token } = await gateway.members.create();
  const { conditions } = await detail(await add({ rules: { weekdays: [5, 6] } }), token);
  expect(conditions).toMatchObject([{ kind: 'weekday', days: [5, 6], met: true }]);
});

test('PROMO-01 a promotion whose places are taken is closed for others, not for those who have one', async () => {
  const [first, late] = [await gateway.members.create(), await gateway.members.create()];
  const id = await add({ places: 1 });
  await claim(first.token, id);
  expect(await detail(id, first.token)).toMatchObject({ status: 'claimed', closing: null });
  expect((await detail(id, late.token)).closing).not.toBeNull();
});

test('PROMO-03 free rounds are named before the claim and counted after it; what they won is wagered', async () => {
  const member = await gateway.members.create();
  const { token } = member;
  const rounds = { count: 12, stake: '2000', games: ['RNG0001'], days: 7 };
  const id = await add({ reward: { kind: 'rounds', rounds, times: 10, days: 7 } });
  const { reward, entry } = await detail(id, token);
  expect([reward.rounds, entry]).toEqual([expect.objectContaining({ count: 12 }), null]);
  await claim(token, id);
  expect((await statuses(token)).get(id)).toBe('claimed');
  const { game, call } = await playGame(gateway, member, 'RNG0001');
  const play = (round: number) =>
    call('round', { key: `round-of-entry-${round}`, stake: 2_000, free: game.free?.id });
  await play(1);
  const begun = await detail(id, token);
  expect(begun.entry).toMatchObject({ rounds: { left: 11, total: 12 }, wagering: null });
  for (let round = 2; round <= 12; round += 1) await play(round);
  await gateway.jobs.runDue();
  const played = (await detail(id, token)).entry;
  const won = Number(played?.rounds?.won.amount);
  expect(won).toBeGreaterThan(0);
  expect(played).toMatchObject({
    rounds: { left: 0 },
    wagering: { required: { amount: String(won * 10) }, bound: { amount: String(won) } },
  });
});
