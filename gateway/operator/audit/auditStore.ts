import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within, type SearchedAudit } from '../../platform/database/searching.ts';
import { operatorAudit } from './schema.ts';

export type AuditRow = typeof operatorAudit.$inferSelect;

/** What the operator did; rows are added and never changed. */
export const auditStore = (queries: Queries) => ({
  add: async (row: typeof operatorAudit.$inferInsert): Promise<void> => {
    await queries.insert(operatorAudit).values(row);
  },

  /** Until the transaction ends nobody else counts what a brand's operator moved. */
  lockMoves: async (merchant: string): Promise<void> => {
    await queries.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`operator moves ${merchant}`}, 0))`,
    );
  },

  /** Minor units that the operator's acts moved after a moment. */
  movedSince: async (merchant: string, since: Date): Promise<bigint> => {
    const [row] = await queries
      .select({ sum: sql<string>`coalesce(sum(${operatorAudit.moved}), 0)::text` })
      .from(operatorAudit)
      .where(and(eq(operatorAudit.merchant, merchant), gt(operatorAudit.at, since)));
    return BigInt(row?.sum ?? 0);
  },

  /** The newest first. */
  latest: (
    merchant: string,
    limit: number,
    { who, act, target, ...time }: SearchedAudit = {},
  ): Promise<AuditRow[]> =>
    queries
      .select()
      .from(operatorAudit)
      .where(
        and(
          eq(operatorAudit.merchant, merchant),
          holding(operatorAudit.who, who),
          holding(operatorAudit.act, act),
          holding(operatorAudit.target, target),
          within(operatorAudit.at, time),
        ),
      )
      .orderBy(desc(operatorAudit.id))
      .limit(limit),
});
