import { and, eq, gte, lt, notExists, sql } from 'drizzle-orm';
import { deposits } from '../../money/orders/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { withdrawals } from '../../money/withdrawals/schema.ts';
import { uploads } from './schema.ts';

const DAY = 24 * 3_600_000;
/** For so long a member may still name a picture in an order. */
const KEPT = 30 * DAY;
/** For so long sweeps look at a picture once its time is over. What is left by then is a proof, or no sweep ran for a week. */
const LOOKED_AT = 7 * DAY;

/** Deletes pictures that no order names. What an order names is a proof and stays with it. */
export const sweepUploads = async (queries: Queries, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT);
  const ofDeposit = queries
    .select({ one: sql`1` })
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, uploads.merchant),
        eq(deposits.memberId, uploads.memberId),
        eq(deposits.receiptId, uploads.id),
      ),
    );
  const ofWithdrawal = queries
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, uploads.merchant),
        eq(withdrawals.memberId, uploads.memberId),
        sql`${withdrawals.proofIds} @> jsonb_build_array(${uploads.id}::text)`,
      ),
    );
  await queries
    .delete(uploads)
    .where(
      and(
        gte(uploads.createdAt, new Date(before.getTime() - LOOKED_AT)),
        lt(uploads.createdAt, before),
        notExists(ofDeposit),
        notExists(ofWithdrawal),
      ),
    );
};
