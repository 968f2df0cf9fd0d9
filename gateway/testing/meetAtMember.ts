import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';
import { members } from '../members/members/schema.ts';
import { meetAt } from './meetAt.ts';

/** Lets calls meet at a member's row, which is held so fast that a row which refers to the member waits as well. `also` is done in the
 * same transaction. */
export const meetAtMember = <Answer>(
  database: Database,
  memberId: string,
  calls: readonly (() => Promise<Answer>)[],
  also: (tx: Queries) => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer[]> =>
  meetAt(
    database,
    async (tx) => {
      await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
      await also(tx);
    },
    calls,
  );
