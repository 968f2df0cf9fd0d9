import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { PostKind } from '#contract/help';
import type { Queries } from '../../platform/database/database.ts';
import { posts, type Post } from './schema.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** News and blog posts. */
export const postStore = (queries: Queries) => {
  const shown = (merchant: string, now: Date) =>
    and(
      eq(posts.merchant, merchant),
      lte(posts.publishedAt, now),
      or(isNull(posts.endsAt), gt(posts.endsAt, now)),
    );
  const newest = [desc(posts.publishedAt), desc(posts.id)];
  return {
    /** What is published at a moment, the newest first. */
    published: async (merchant: string, kind: PostKind, now: Date, { limit, offset }: Page) => {
      const wanted = and(shown(merchant, now), eq(posts.kind, kind));
      return {
        rows: await queries
          .select()
          .from(posts)
          .where(wanted)
          .orderBy(...newest)
          .limit(limit)
          .offset(offset),
        total: await queries.$count(posts, wanted),
      };
    },

    find: async (merchant: string, slug: string, now: Date): Promise<Post | undefined> => {
      const [row] = await queries
        .select()
        .from(posts)
        .where(and(shown(merchant, now), eq(posts.slug, slug)));
      return row;
    },

    /** Every post, whenever it is shown. */
    all: (merchant: string): Promise<Post[]> =>
      queries
        .select()
        .from(posts)
        .where(eq(posts.merchant, merchant))
        .orderBy(...newest),

    /** Undefined where another has the slug. */
    add: async (row: typeof posts.$inferInsert): Promise<Post | undefined> => {
      const [added] = await queries.insert(posts).values(row).onConflictDoNothing().returning();
      return added;
    },

    /** Answers what was removed; nothing where there is none. */
    remove: async (merchant: string, slug: string): Promise<Post | undefined> => {
      const [row] = await queries
        .delete(posts)
        .where(and(eq(posts.merchant, merchant), eq(posts.slug, slug)))
        .returning();
      return row;
    },
  };
};
