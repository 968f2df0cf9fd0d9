import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within, type SearchedAudit } from '../../platform/database/searching.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { staff, staffAudit, type StaffRow } from './schema.ts';

/** What the staff did; rows are added, in the transaction of what they tell of, and never changed. */
export const staffAuditStore = (queries: Queries, { now }: Pick<Runtime, 'now'>) => ({
  add: async (
    { merchant, id }: Pick<StaffRow, 'merchant' | 'id'>,
    act: string,
    target: string,
    detail: unknown = null,
  ): Promise<void> => {
    await queries.insert(staffAudit).values({ merchant, staffId: id, at: now(), act, target, detail });
  },

  /** The newest first, each with the name of who did it. */
  latest: (merchant: string, limit: number, { who, act, target, ...time }: SearchedAudit = {}) =>
    queries
      .select({ row: staffAudit, name: staff.name })
      .from(staffAudit)
      .innerJoin(staff, eq(staff.id, staffAudit.staffId))
      .where(
        and(
          eq(staffAudit.merchant, merchant),
          holding(staff.name, who),
          holding(staffAudit.act, act),
          holding(staffAudit.target, target),
          within(staffAudit.at, time),
        ),
      )
      .orderBy(desc(staffAudit.id))
      .limit(limit),
});
