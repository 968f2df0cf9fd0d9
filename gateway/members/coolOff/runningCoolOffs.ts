import type { Placeholder } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { runsAt } from './coolOffService.ts';
import { coolOffs } from './schema.ts';

/** The cool-offs that run at a moment, at most one a member, for other rooms to join. */
export const runningCoolOffs = (queries: Queries, now: Date | Placeholder) =>
  queries
    .select({
      memberId: coolOffs.memberId,
      kind: coolOffs.kind,
      until: coolOffs.until,
      takenAt: coolOffs.takenAt,
    })
    .from(coolOffs)
    .where(runsAt(now))
    .as('cool_off');
