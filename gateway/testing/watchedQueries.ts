import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeLiteral, Pool } from 'pg';
import type { Queries } from '../platform/database/database.ts';
import type { Connection } from '../platform/postgres/connection.ts';
import type { PlanNode } from './planReads.ts';

export interface WatchedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the server plans: for the values at hand, or once for all, as it may after a statement was sent several times. */
export type Planning = 'custom' | 'generic';

const written = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`);
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Queries whose statements are written down, and their plans. */
export const watchedQueries = (connection: Connection) => {
  const pool = new Pool({ ...connection, max: 2 });
  // Dropping the database cuts a connection that is still closing; nobody waits for it.
  pool.on('error', () => undefined);
  let statements: WatchedStatement[] = [];
  const queries: Queries = drizzle({
    client: pool,
    casing: 'snake_case',
    logger: { logQuery: (text, values) => statements.push({ text, values }) },
  });
  return {
    queries,
    /** What a piece of work asked the database. */
    during: async (work: () => Promise<unknown>): Promise<WatchedStatement[]> => {
      statements = [];
      await work();
      return statements;
    },
    /** Runs a statement as the server plans it, and answers what each step of the plan read. */
    analyse: async ({ text, values }: WatchedStatement, planning: Planning): Promise<PlanNode> => {
      const client = await pool.connect();
      try {
        await client.query(`SET plan_cache_mode = force_${planning}_plan`);
        await client.query(`PREPARE watched AS ${text}`);
        const given = values.length === 0 ? '' : `(${values.map(written).join(', ')})`;
        const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
          `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE watched${given}`,
        );
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (plan === undefined) throw new Error('The server explained nothing');
        return plan;
      } finally {
        await client.query('DEALLOCATE ALL; RESET plan_cache_mode');
        client.release();
      }
    },
    close: () => pool.end(),
  };
};
