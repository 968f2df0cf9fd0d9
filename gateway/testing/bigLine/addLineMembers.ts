import type { Client } from 'pg';
import { lineId } from './lineId.ts';
import type { LineLevel } from './lineLevels.ts';

interface LineHead {
  readonly merchant: string;
  readonly joinedAt: Date;
}

/** Takes the indexes of a table away, apart from its key, and answers what makes them again. */
const dropIndexes = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT index.indexrelid::regclass::text AS name, pg_get_indexdef(index.indexrelid) AS definition
     FROM pg_index index WHERE index.indrelid = $1::regclass AND NOT index.indisprimary`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
};

const insert = `INSERT INTO members
  (id, merchant, account, account_key, nickname, type, line, state, created_at, last_login_at, counted_at)`;

/** Members of a brand log in as they like, not in the order in which they joined: over some three weeks. */
const lastLogIn = (place: string) => `abs(hashint4(${place})::bigint) % 2000000 * interval '1 second'`;

/**
 * Members of a line by level. The first of each level stand below wide uplines, the last ones below narrow ones; whoever
 * is on the last level is no agent. One in fifty is disabled.
 */
export const addLineMembers = async (
  client: Client,
  { merchant, joinedAt }: LineHead,
  levels: readonly LineLevel[],
): Promise<void> => {
  const indexes = await dropIndexes(client, 'members');
  await client.query(
    `${insert} SELECT ${lineId('0')}, $1, 'm0', 'm0', 'm0', 1, ${lineId('0')} || '/', 'active', $2, $2, $2`,
    [merchant, joinedAt],
  );
  let above: Pick<LineLevel, 'first' | 'size'> = { first: 0, size: 1 };
  for (const { level, first, size } of levels) {
    await client.query(
      `${insert} SELECT ${lineId('place')}, $1::text, 'm' || place, 'm' || place, 'm' || place, $3::int,
        upline.line || ${lineId('place')} || '/', CASE WHEN place % 50 = 7 THEN 'disabled' ELSE 'active' END,
        $2::timestamptz + place * interval '1 second', $2::timestamptz + ${lastLogIn('place')},
        $2::timestamptz + place * interval '1 second'
      FROM generate_series($4::int, $4::int + $5::int - 1) AS place
      JOIN members upline
        ON upline.id = ${lineId('$6::int + floor($7::int * power((place - $4::int)::float8 / $5::int, 2))::int')}`,
      [merchant, joinedAt, level === levels.length ? 0 : 1, first, size, above.first, above.size],
    );
    above = { first, size };
  }
  for (const definition of indexes) await client.query(definition);
};
