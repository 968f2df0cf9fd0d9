import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Queries } from '../platform/database/database.ts';
import type { Connection } from '../platform/postgres/connection.ts';

export interface WatchedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Queries whose statements are written down, and their plans. */
export const watchedQueries = (connection: Connection) => {
  const pool = new Pool({ ...connection, max: 2 });
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
    planOf: async ({ text, values }: WatchedStatement): Promise<string> => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    },
    close: () => pool.end(),
  };
};
