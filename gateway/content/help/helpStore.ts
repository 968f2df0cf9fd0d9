import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { helpArticles, type HelpArticle } from './schema.ts';

/** Articles of the help centre. */
export const helpStore = (queries: Queries) => {
  const own = (merchant: string, id: number) =>
    and(eq(helpArticles.merchant, merchant), eq(helpArticles.id, id));
  return {
    list: (merchant: string): Promise<HelpArticle[]> =>
      queries
        .select()
        .from(helpArticles)
        .where(eq(helpArticles.merchant, merchant))
        .orderBy(asc(helpArticles.sort), asc(helpArticles.id)),

    add: async (row: typeof helpArticles.$inferInsert): Promise<HelpArticle> => {
      const [added] = await queries.insert(helpArticles).values(row).returning();
      if (added === undefined) throw new Error('The article just written is gone');
      return added;
    },

    find: async (merchant: string, id: number): Promise<HelpArticle | undefined> => {
      const [row] = await queries.select().from(helpArticles).where(own(merchant, id));
      return row;
    },

    /** Undefined where there is none. */
    change: async (
      merchant: string,
      id: number,
      change: Partial<HelpArticle>,
    ): Promise<HelpArticle | undefined> => {
      const [row] = await queries.update(helpArticles).set(change).where(own(merchant, id)).returning();
      return row;
    },

    /** Answers what was removed; nothing where there is none. */
    remove: async (merchant: string, id: number): Promise<HelpArticle | undefined> => {
      const [row] = await queries.delete(helpArticles).where(own(merchant, id)).returning();
      return row;
    },
  };
};
