import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sumMarks as marks } from './schema.ts';

/** How far the counting of brands has come. */
export const sumMarks = (queries: Queries) => ({
  /** Nobody else counts for the brand until the transaction ends. */
  hold: async (merchant: string): Promise<typeof marks.$inferSelect> => {
    await queries.insert(marks).values({ merchant }).onConflictDoNothing();
    const [mark] = await queries.select().from(marks).where(eq(marks.merchant, merchant)).for('update');
    if (mark === undefined) throw new Error(`The mark of ${merchant} is gone`);
    return mark;
  },

  readThrough: async (merchant: string, booksThrough: bigint): Promise<void> => {
    await queries.update(marks).set({ booksThrough }).where(eq(marks.merchant, merchant));
  },

  reach: async (merchant: string, countedTo: Date): Promise<void> => {
    await queries.update(marks).set({ countedTo }).where(eq(marks.merchant, merchant));
  },

  /** Sums of days and hours that end by then change no more; null before anything was counted. */
  countedTo: async (merchant: string): Promise<Date | null> => {
    const [mark] = await queries
      .select({ countedTo: marks.countedTo })
      .from(marks)
      .where(eq(marks.merchant, merchant));
    return mark?.countedTo ?? null;
  },
});
