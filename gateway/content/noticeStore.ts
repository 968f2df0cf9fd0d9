import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { notices } from './schema.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Notices as an editor sees them, whenever they are shown. */
export const noticeStore = (queries: Queries) => {
  const own = (merchant: string, id: number) => and(eq(notices.merchant, merchant), eq(notices.id, id));
  return {
    /** The newest first. */
    list: (merchant: string): Promise<NoticeRow[]> =>
      queries
        .select()
        .from(notices)
        .where(eq(notices.merchant, merchant))
        .orderBy(desc(notices.publishedAt), desc(notices.id)),

    add: async (row: typeof notices.$inferInsert): Promise<NoticeRow> => {
      const [added] = await queries.insert(notices).values(row).returning();
      if (added === undefined) throw new Error('The notice just written is gone');
      return added;
    },

    /** Answers what was removed; nothing where there is none. */
    remove: async (merchant: string, id: number): Promise<NoticeRow | undefined> => {
      const [removed] = await queries.delete(notices).where(own(merchant, id)).returning();
      return removed;
    },
  };
};
