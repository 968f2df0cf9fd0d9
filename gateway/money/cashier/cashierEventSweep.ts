import { lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cashierEvents } from './schema.ts';

/** No provider tells of an order again after so long; what an order came to stands with the order and in the ledger. */
const KEPT = 400 * 24 * 3_600_000;

export const sweepCashierEvents = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(cashierEvents).where(lt(cashierEvents.heardAt, new Date(now.getTime() - KEPT)));
};
