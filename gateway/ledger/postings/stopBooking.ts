import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { ledgerEntries } from './schema.ts';

/** Waits for whoever books and keeps everybody from booking until the transaction ends; reading goes on. */
export const stopBooking = async (tx: Queries): Promise<void> => {
  await tx.execute(sql`LOCK TABLE ${ledgerEntries} IN SHARE MODE`);
};
