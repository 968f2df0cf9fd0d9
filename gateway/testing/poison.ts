import { getTableName, sql, type Table } from 'drizzle-orm';
import { alertStore } from '../platform/alerts/alertStore.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { runAct } from '../operator/runAct.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { vendorsOf } from '../app/vendorsOf.ts';
import { vendorSite } from '../sandbox/games/vendorSite.ts';
import { testTenants } from './testTenants.ts';

/** Makes every change of some rows fail; answers what heals them. The condition speaks of the row as it was, `OLD`. */
export const poison = async (queries: Queries, table: Table, condition: string) => {
  const name = sql.identifier(getTableName(table));
  await queries.execute(
    sql`CREATE OR REPLACE FUNCTION poisoned() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''poisoned row''; END'`,
  );
  await queries.execute(
    sql`CREATE TRIGGER poison BEFORE UPDATE ON ${name} FOR EACH ROW WHEN (${sql.raw(condition)}) EXECUTE FUNCTION poisoned()`,
  );
  return async (): Promise<void> => {
    await queries.execute(sql`DROP TRIGGER poison ON ${name}`);
  };
};

/** Open alerts as a test compares them. */
export const openAlerts = async (queries: Queries) =>
  (await alertStore(queries).open(100)).map(({ kind, target, merchant }) => ({ kind, target, merchant }));

/** The operator lets everything that was quarantined be tried again. */
export const retryAlerts = async (database: Database, runtime: Runtime): Promise<void> => {
  const tenants = testTenants(['aurora']);
  const vendors = vendorsOf({ database, runtime }, vendorSite(undefined), []);
  for (const { id } of await alertStore(database.queries).open(100)) {
    const order = { command: 'alert', act: 'retry', who: 'ops', values: { id: String(id) } };
    await runAct({ database, runtime, tenants, vendors }, order);
  }
};
