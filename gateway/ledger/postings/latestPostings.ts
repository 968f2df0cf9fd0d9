import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { ledgerPostings } from './schema.ts';

/** The last movements of a brand, the newest first. */
export const latestPostings = (
  queries: Queries,
  merchant: string,
  limit: number,
): Promise<(typeof ledgerPostings.$inferSelect)[]> =>
  queries
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.merchant, merchant))
    .orderBy(desc(ledgerPostings.id))
    .limit(limit);
