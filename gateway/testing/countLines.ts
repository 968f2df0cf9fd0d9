import { sql } from 'drizzle-orm';
import { countBrand } from '../agents/sums/countBrand.ts';
import { bookedThrough } from '../ledger/audit/bookedThrough.ts';
import type { Queries } from '../platform/database/database.ts';
import type { TestGateway } from './testGateway.ts';

/** Transactions of other tests on the server hold up what may be read of the ledger. */
const untilReadable = async (queries: Queries): Promise<void> => {
  const { rows } = await queries.execute<{ last: string }>(
    sql`SELECT coalesce(max(xact), 0)::text AS last FROM ledger_entries`,
  );
  const last = BigInt(rows[0]?.last ?? 0);
  while ((await bookedThrough(queries)) <= last);
};

/** Counts the lines of the first brand, as the job does after each slot. */
export const countLines = async (
  { database, tenants, clock }: Pick<TestGateway, 'database' | 'tenants' | 'clock'>,
  now = clock.now(),
): Promise<void> => {
  const [brand] = tenants.all();
  if (brand === undefined) throw new Error('No brand');
  await untilReadable(database.queries);
  await countBrand(database, brand, now);
};
