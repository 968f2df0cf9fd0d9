import type { Placeholder } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { runsAt } from './coolOffService.ts';
import { playBreaks } from './schema.ts';

/** The pauses that run at a moment, at most one a member, for other rooms to join. */
export const runningPauses = (queries: Queries, now: Date | Placeholder) =>
  queries
    .select({
      memberId: playBreaks.memberId,
      kind: playBreaks.kind,
      until: playBreaks.until,
      takenAt: playBreaks.takenAt,
    })
    .from(playBreaks)
    .where(runsAt(now))
    .as('pause');
