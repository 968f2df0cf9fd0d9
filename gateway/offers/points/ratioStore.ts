import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { pointRatios, type PointRatio } from './schema.ts';

export type RatioKind = PointRatio['kind'];

const ofKind = (ratios: readonly PointRatio[], kind: RatioKind, at: Date): PointRatio | undefined => {
  const last = ratios.findLast((ratio) => ratio.kind === kind && ratio.from <= at);
  return last === undefined || last.points === 0 ? undefined : last;
};

/** The ratios of a brand: `history` has the earliest first. */
export const ratioStore = (queries: Queries) => {
  const history = (merchant: string, until: Date): Promise<PointRatio[]> =>
    queries
      .select()
      .from(pointRatios)
      .where(and(eq(pointRatios.merchant, merchant), lte(pointRatios.from, until)))
      .orderBy(asc(pointRatios.from), asc(pointRatios.id));
  return {
    history,
    /** Undefined where none runs at that moment. */
    ofKind,
    current: async (merchant: string, kind: RatioKind, now: Date): Promise<PointRatio | undefined> =>
      ofKind(await history(merchant, now), kind, now),
    add: async (row: typeof pointRatios.$inferInsert): Promise<void> => {
      await queries.insert(pointRatios).values(row);
    },
  };
};
