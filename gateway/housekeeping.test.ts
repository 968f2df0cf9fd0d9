import { envelopeKeys, envelopeNonces } from './envelope/schema.ts';
import { sweep } from './housekeeping.ts';
import { idempotencyKeys } from './idempotency/schema.ts';
import { windowCounts } from './limits/schema.ts';
import { sessions } from './session/schema.ts';
import { testGateway } from './testing/testGateway.ts';
import { silentLog } from './testing/silentLog.ts';

const DAY = 24 * 3_600_000;

test('rows that have had their time are deleted, living ones stay', async () => {
  const gateway = await testGateway();
  const { queries } = gateway.database;
  const parts = { database: gateway.database, runtime: gateway.clock, log: silentLog };
  const counts = async () =>
    Promise.all([envelopeKeys, envelopeNonces, windowCounts, sessions].map((table) => queries.$count(table)));
  const body = { username: 'nobody', password: 'wrong', type: 'username' };
  await gateway.call('login', { body });
  await gateway.members.create();

  await sweep(parts);
  expect(await counts()).toEqual([1, 1, 3, 1]);
  gateway.clock.advance(31 * DAY);
  await sweep(parts);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await gateway.close();
});

test('the first answer to a key is given for ninety days', async () => {
  const gateway = await testGateway();
  const { queries } = gateway.database;
  const createdAt = gateway.clock.now();
  const row = { merchant: 'aurora', member: 'm', endpoint: 'transfer', key: 'k', bodyHash: 'b', createdAt };
  await queries.insert(idempotencyKeys).values(row);
  const keptAfter = async (days: number): Promise<number> => {
    gateway.clock.advance(days * DAY);
    await sweep({ database: gateway.database, runtime: gateway.clock, log: silentLog });
    return queries.$count(idempotencyKeys);
  };

  expect(await keptAfter(89)).toBe(1);
  expect(await keptAfter(2)).toBe(0);
  await gateway.close();
});
