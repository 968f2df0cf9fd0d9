import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { deposits } from '../cashier/schema.ts';
import type { Queries } from '../database/database.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { uploads } from './schema.ts';

/** For so long a member may still name a picture in an order. */
const KEPT = 30 * 24 * 3_600_000;

/** Deletes pictures that no order names. What an order names is a proof and stays with it. */
export const sweepUploads = async (queries: Queries, now: Date): Promise<void> => {
  const ofDeposit = queries
    .select({ one: sql`1` })
    .from(deposits)
    .where(and(eq(deposits.memberId, uploads.memberId), eq(deposits.receiptId, uploads.id)));
  const ofWithdrawal = queries
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, uploads.memberId),
        sql`${withdrawals.proofIds} @> jsonb_build_array(${uploads.id}::text)`,
      ),
    );
  await queries
    .delete(uploads)
    .where(
      and(
        lt(uploads.createdAt, new Date(now.getTime() - KEPT)),
        notExists(ofDeposit),
        notExists(ofWithdrawal),
      ),
    );
};
