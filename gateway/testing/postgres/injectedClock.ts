import type { Client } from 'pg';

/**
 * A schema with a `now()` of its own. Who has it ahead of `pg_catalog` in the search path lives by the clock of the
 * test: the job library asks the database for the time, in its statements and in its functions.
 */
export const addInjectedClock = async (client: Client): Promise<void> => {
  await client.query(`
    CREATE SCHEMA injected;
    CREATE TABLE injected.clock (at timestamptz NOT NULL);
    INSERT INTO injected.clock VALUES (now());
    CREATE FUNCTION injected.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM injected.clock'`);
};

/** Settings of a connection that lives by the injected clock. */
export const byInjectedClock = { options: '-c search_path=injected,pg_catalog,public' } as const;
