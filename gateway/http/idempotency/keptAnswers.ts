import { lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { idempotencyKeys } from './schema.ts';

/** For so long a call with the same key gets the first answer; no page holds a key for longer than its tab lives. */
const KEPT = 90 * 24 * 3_600_000;

/** What was answered to calls that move money. */
export const keptAnswers = (queries: Queries) => ({
  /** Forgets answers that nobody asks for any more. */
  sweep: async (now: Date): Promise<void> => {
    await queries
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT)));
  },
});
