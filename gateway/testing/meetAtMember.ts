import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { members } from '../member/schema.ts';

/**
 * Lets calls of one member meet: each has come to the member's row, which is held, or is over before the next begins.
 * Held so fast that a row which refers to the member waits as well.
 */
export const meetAtMember = async <Answer>(
  { queries, transaction }: Database,
  memberId: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const waiting = async (): Promise<number> => {
    const { rows } = await queries.execute<{ count: number }>(
      sql`SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  const answers: Promise<Answer>[] = [];
  await transaction(async (tx) => {
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    for (const call of calls) {
      const before = await waiting();
      const answer = call();
      answers.push(answer);
      const over = answer.then(() => true);
      while ((await waiting()) === before && !(await Promise.race([over, sleep(5)])));
    }
  });
  return Promise.all(answers);
};
