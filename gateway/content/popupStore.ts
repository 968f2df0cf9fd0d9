import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { popups } from './schema.ts';

export type PopupRow = typeof popups.$inferSelect;

/** Popups as an editor sees them, whenever they are shown. */
export const popupStore = (queries: Queries) => {
  const own = (merchant: string, id: number) => and(eq(popups.merchant, merchant), eq(popups.id, id));
  return {
    /** The newest first. */
    list: (merchant: string): Promise<PopupRow[]> =>
      queries
        .select()
        .from(popups)
        .where(eq(popups.merchant, merchant))
        .orderBy(desc(popups.publishedAt), desc(popups.id)),

    add: async (row: typeof popups.$inferInsert): Promise<PopupRow> => {
      const [added] = await queries.insert(popups).values(row).returning();
      if (added === undefined) throw new Error('The popup just written is gone');
      return added;
    },

    /** Answers what was removed; nothing where there is none. */
    remove: async (merchant: string, id: number): Promise<PopupRow | undefined> => {
      const [removed] = await queries.delete(popups).where(own(merchant, id)).returning();
      return removed;
    },
  };
};
