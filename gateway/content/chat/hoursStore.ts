import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { supportHours } from './schema.ts';
import type { DayHours } from './nextOpening.ts';

/** When staff of a brand answers. */
export const hoursStore = (queries: Queries) => ({
  read: (merchant: string): Promise<DayHours[]> =>
    queries
      .select({ weekday: supportHours.weekday, opens: supportHours.opens, closes: supportHours.closes })
      .from(supportHours)
      .where(eq(supportHours.merchant, merchant))
      .orderBy(asc(supportHours.weekday)),

  /** Replaces all of them; in a transaction. Refuses `invalid_fields` for hours that end before they begin. */
  replace: async (merchant: string, days: readonly DayHours[]): Promise<void> => {
    const isEachOnce = new Set(days.map(({ weekday }) => weekday)).size === days.length;
    if (!isEachOnce || days.some(({ opens, closes }) => opens >= closes))
      return refuse('invalid_fields', { fields: { days: 'pattern' } });
    await queries.delete(supportHours).where(eq(supportHours.merchant, merchant));
    if (days.length > 0) await queries.insert(supportHours).values(days.map((day) => ({ merchant, ...day })));
  },
});
