import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/schema.ts';
import { meetAt } from './meetAt.ts';

/** Lets calls meet at a member's row, which is held so fast that a row which refers to the member waits as well. */
export const meetAtMember = <Answer>(
  database: Database,
  memberId: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> =>
  meetAt(
    database,
    (tx) => tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update'),
    calls,
  );
