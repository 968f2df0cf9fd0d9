import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { banners } from './schema.ts';

export type BannerRow = typeof banners.$inferSelect;

/** Banners as an editor sees them, whenever they are shown. */
export const bannerStore = (queries: Queries) => {
  const own = (merchant: string, id: number) => and(eq(banners.merchant, merchant), eq(banners.id, id));
  return {
    /** By group and place. */
    list: (merchant: string): Promise<BannerRow[]> =>
      queries
        .select()
        .from(banners)
        .where(eq(banners.merchant, merchant))
        .orderBy(asc(banners.groupName), asc(banners.sort), asc(banners.id)),

    /** Puts a banner at another place of its group; answers it as it was, nothing where there is none. */
    move: async (merchant: string, id: number, sort: number): Promise<BannerRow | undefined> => {
      const [before] = await queries.select().from(banners).where(own(merchant, id));
      if (before !== undefined) await queries.update(banners).set({ sort }).where(own(merchant, id));
      return before;
    },

    add: async (row: typeof banners.$inferInsert): Promise<BannerRow> => {
      const [added] = await queries.insert(banners).values(row).returning();
      if (added === undefined) throw new Error('The banner just written is gone');
      return added;
    },

    /** Answers what was removed; nothing where there is none. */
    remove: async (merchant: string, id: number): Promise<BannerRow | undefined> => {
      const [removed] = await queries.delete(banners).where(own(merchant, id)).returning();
      return removed;
    },
  };
};
