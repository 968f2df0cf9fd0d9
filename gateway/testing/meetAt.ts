import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';

/** Lets calls meet at rows that are held: each has come to them, or is over, before the next begins. */
export const meetAt = async <Answer>(
  { queries, transaction }: Database,
  hold: (tx: Queries) => PromiseLike<unknown>,
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
    await hold(tx);
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
