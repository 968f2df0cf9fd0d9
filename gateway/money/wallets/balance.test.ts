import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test('API-04 the balance is what the ledger holds, as minor units in a string', async () => {
  const { row, token } = await gateway.members.create();
  const account = { kind: 'member', owner: row.id } as const;
  await gateway.database.transaction((tx) =>
    post(tx, {
      key: 'opening',
      merchant: 'aurora',
      reason: 'opening',
      ref: row.id,
      at: gateway.clock.now(),
      entries: transfer({ kind: 'house' }, account, 999_999_999_999n, 'VND'),
    }),
  );
  const { body } = await gateway.call('balance', { token });
  expect(body.value).toEqual({ balance: { amount: '999999999999', currency: 'VND' } });
});

test('API-04 a member without movements has nothing', async () => {
  const { token } = await gateway.members.create();
  const { body } = await gateway.call('balance', { token });
  expect(body.value).toEqual({ balance: { amount: '0', currency: 'VND' } });
});

test('TRIAL-02 a trial account has no balance to ask for', async () => {
  const { token } = await gateway.members.create({ type: 4 });
  const { status, body } = await gateway.call('balance', { token });
  expect([status, body.message]).toEqual([403, 'need_real_account']);
});
