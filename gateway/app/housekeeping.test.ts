import { envelopeKeys, envelopeNonces } from '../http/envelope/schema.ts';
import { sweep } from './housekeeping.ts';
import { idempotencyKeys } from '../http/idempotency/schema.ts';
import { windowCounts } from '../platform/rateLimits/schema.ts';
import { sessions } from '../members/sessions/schema.ts';
import { testGateway } from '../testing/testGateway.ts';
import { silentLog } from '../testing/silentLog.ts';
import { testTenants } from '../testing/testTenants.ts';
import { sql } from 'drizzle-orm';
import { bets } from '../play/bets/schema.ts';
import { cashierEvents } from '../money/cashier/schema.ts';
import { deposits } from '../money/orders/schema.ts';
import { gameVisits } from '../play/launch/schema.ts';
import { openAlerts } from '../testing/poison.ts';
import { uploads } from '../members/uploads/schema.ts';

const tenants = testTenants(['aurora']);
const DAY = 24 * 3_600_000;

test('rows that have had their time are deleted, living ones stay', async () => {
  const gateway = await testGateway();
  const { queries } = gateway.database;
  const parts = { database: gateway.database, runtime: gateway.clock, tenants, log: silentLog };
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

test('one sweep that fails is seen as an alert and skips none of the others (SOUND-01)', async () => {
  const gateway = await testGateway();
  const { queries } = gateway.database;
  const parts = { database: gateway.database, runtime: gateway.clock, tenants, log: silentLog };
  await gateway.members.create();
  gateway.clock.advance(31 * DAY);
  await queries.execute(sql`ALTER TABLE envelope_keys RENAME TO envelope_keys_away`);
  await sweep(parts);
  expect(await queries.$count(sessions)).toBe(0);
  expect(await openAlerts(queries)).toEqual([
    { kind: 'work', target: 'sweeping envelope keys', merchant: null },
  ]);
  await queries.execute(sql`ALTER TABLE envelope_keys_away RENAME TO envelope_keys`);
  await sweep(parts);
  expect(await openAlerts(queries)).toEqual([]);
  await gateway.close();
});

test('pictures, visits and cashier events go in time, but none that an order or a bet names (SOUND-01)', async () => {
  const gateway = await testGateway();
  const { queries } = gateway.database;
  const { row } = await gateway.members.create();
  const [at, id] = [gateway.clock.now(), gateway.clock.newId];
  const owner = { merchant: 'aurora', memberId: row.id };
  const [proof, loose, played, idle] = [id(), id(), id(), id()];
  await queries.insert(uploads).values(
    [proof, loose].map((one) => ({
      ...owner,
      id: one,
      type: 'image/png' as const,
      bytes: Buffer.from([1]),
      createdAt: at,
    })),
  );
  await queries.insert(deposits).values({
    ...{ ...owner, id: id(), orderNo: 'D1', method: 'BANK', amount: 1n, fee: 0n, currency: 'VND' },
    ...{ state: 'credited', receiptId: proof, createdAt: at, changedAt: at, expiresAt: at },
  });
  await queries.insert(gameVisits).values(
    [played, idle].map((one) => ({
      ...{ ...owner, id: one, sessionHash: 'h', gameCode: 'G', gameType: 'RNG', vassalage: 'NVP' },
      ...{ mode: 'real' as const, language: 'VI', parentOrigin: 'x', startedAt: at },
    })),
  );
  await queries.insert(bets).values({
    ...{
      ...owner,
      id: id(),
      visitId: played,
      vassalage: 'NVP',
      roundRef: 'r',
      gameCode: 'G',
      gameType: 'RNG',
    },
    ...{ stake: 1n, validBet: 1n, win: 0n, currency: 'VND', state: 'settled', placedAt: at },
  });
  await queries.insert(cashierEvents).values({ merchant: 'aurora', event: 'e', orderNo: 'D1', heardAt: at });
  const left = async (days: number) => {
    gateway.clock.advance(days * DAY);
    await sweep({ database: gateway.database, runtime: gateway.clock, tenants, log: silentLog });
    return [
      (await queries.select().from(uploads)).map((one) => one.id),
      (await queries.select().from(gameVisits)).map((one) => one.id).toSorted(),
      await queries.$count(cashierEvents),
    ];
  };
  expect((await left(29))[0]).toHaveLength(2);
  expect(await left(2)).toEqual([[proof], [played, idle].toSorted(), 1]);
  expect(await left(90)).toEqual([[proof], [played], 1]);
  expect(await left(280)).toEqual([[proof], [played], 0]);
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
    await sweep({ database: gateway.database, runtime: gateway.clock, tenants, log: silentLog });
    return queries.$count(idempotencyKeys);
  };

  expect(await keptAfter(89)).toBe(1);
  expect(await keptAfter(2)).toBe(0);
  await gateway.close();
});
