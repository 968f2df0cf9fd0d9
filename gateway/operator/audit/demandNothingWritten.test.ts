import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { flags } from '../../brands/flags/schema.ts';
import { demandNothingWritten } from './demandNothingWritten.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

test('an act of the operator could change something without an audit row: it is undone', async () => {
  await setFlags(gateway, ['AGENTPOLICY3']);
  const act = gateway.database.transaction(async (tx) => {
    await tx.delete(flags);
    await demandNothingWritten(tx, 'flag clear');
  });
  await expect(act).rejects.toThrow('"flag clear" wrote something without a change for the audit');
  expect(await gateway.database.queries.$count(flags)).toBe(1);
});

test('an act that looks needs none', async () => {
  const rows = await gateway.database.transaction(async (tx) => {
    const found = await tx.select().from(flags);
    await demandNothingWritten(tx, 'flag list');
    return found;
  });
  expect(rows).toHaveLength(1);
});
