import { deposits } from '../../money/orders/schema.ts';
import { receiptsAmong } from '../../money/orders/receiptsAmong.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { uploads } from './schema.ts';
import { sweepUploads } from './uploadSweep.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterEach(async () => {
  await gateway.database.queries.delete(deposits);
  await gateway.database.queries.delete(uploads);
});
afterAll(() => gateway.close());

const owner = async () => {
  const { row } = await gateway.members.create();
  return { merchant: 'aurora', memberId: row.id };
};
const picture = async (of: Awaited<ReturnType<typeof owner>>, days: number): Promise<string> => {
  const id = gateway.clock.newId();
  const createdAt = new Date(gateway.clock.now().getTime() - days * DAY);
  await gateway.database.queries
    .insert(uploads)
    .values({ ...of, id, type: 'image/png', bytes: Buffer.from([1]), createdAt });
  return id;
};
const order = async (of: Awaited<ReturnType<typeof owner>>, receiptId: string) => {
  const at = gateway.clock.now();
  const id = gateway.clock.newId();
  await gateway.database.queries.insert(deposits).values({
    ...{ ...of, id, orderNo: id, method: 'BANK', amount: 1n, fee: 0n, currency: 'VND' },
    ...{ state: 'credited', receiptId, createdAt: at, changedAt: at, expiresAt: at },
  });
};
const swept = async () => {
  const { queries } = gateway.database;
  await sweepUploads(queries, gateway.clock.now(), [receiptsAmong]);
  return (await queries.select().from(uploads)).map(({ id }) => id).toSorted();
};

test('a picture is looked at for a week after its time: what is older is a proof and costs no sweep (SOUND-01)', async () => {
  const of = await owner();
  const [young, , old] = [await picture(of, 29), await picture(of, 31), await picture(of, 38)];
  expect(await swept()).toEqual([young, old].toSorted());
});

test('only an order of the same brand keeps a picture, so that orders are found by their index (SOUND-01)', async () => {
  const of = await owner();
  const [proof, loose] = [await picture(of, 31), await picture(of, 31)];
  await order(of, proof);
  await order({ ...of, merchant: 'lotus' }, loose);
  expect(await swept()).toEqual([proof]);
});
