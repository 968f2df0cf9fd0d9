import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { announceOrder } from './announceOrder.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test('an order whose news fails fails as a whole: the database would undo it without a word', async () => {
  // Longer than the database takes.
  const order = { merchant: 'aurora', memberId: 'm1', orderNo: 'D'.repeat(8_000) };
  const changed = gateway.database.transaction((tx) => announceOrder(tx, order));
  await expect(changed).rejects.toThrow();
});
