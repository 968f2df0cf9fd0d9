import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { operatorAudit } from './schema.ts';

export type AuditRow = typeof operatorAudit.$inferSelect;

/** What the operator did; rows are added and never changed. */
export const auditStore = (queries: Queries) => ({
  add: async (row: typeof operatorAudit.$inferInsert): Promise<void> => {
    await queries.insert(operatorAudit).values(row);
  },

  /** The newest first. */
  latest: (merchant: string, limit: number): Promise<AuditRow[]> =>
    queries
      .select()
      .from(operatorAudit)
      .where(eq(operatorAudit.merchant, merchant))
      .orderBy(desc(operatorAudit.id))
      .limit(limit),
});
