import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { openDatabase } from '../../platform/database/database.ts';
import { migrateDatabase } from '../../platform/database/migrateDatabase.ts';
import { withClient } from '../../platform/postgres/connection.ts';
import { createTestDatabase } from '../../testing/postgres/testCluster.ts';
import { sportsBetStore } from './sportsBetStore.ts';
import { toTicket } from './views.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'platform', 'migrations');
const OWN = 'sports_markets';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The migrations that came before this one, in a folder of their own. */
const migrationsBefore = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(OWN));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  return folder;
};

const member = '019a0000-0000-7000-8000-000000000001';
const bet = '019a0000-0000-7000-8000-000000000002';

test('STAGE-02 a bet that was placed before there were markets is read as a leg on the winner and waits for its match', async () => {
  const { connection, drop } = await createTestDatabase();
  const folder = await migrationsBefore();
  // Begins without a table: the template of the tests is of today.
  await withClient(connection, async (client) => {
    await client.query(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS drizzle CASCADE',
    );
  });
  const client = new Client(connection);
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await client.query(
    `INSERT INTO sports_matches (merchant, id, competition, home, away, starts_at, ends_at, server_seed)
     VALUES ('aurora', 'SEACUP-202611201200', 'SEACUP', 'VN', 'TH', now(), now(), '')`,
  );
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO bets (id, merchant, member_id, visit_id, vassalage, round_ref, game_code, game_type, stake, valid_bet,
       win, currency, state, placed_at)
     VALUES ($1, 'aurora', $2, $1, 'BTI', 'round', 'SPORTS0001', 'SPORTS', 100000, 0, 0, 'VND', 'open', now())`,
    [bet, member],
  );
  await client.query(
    `INSERT INTO sports_bets (id, merchant, member_id, match_id, side, odds)
     VALUES ($1, 'aurora', $2, 'SEACUP-202611201200', 'draw', 395)`,
    [bet, member],
  );
  await client.end();
  await migrateDatabase(connection);
  const database = openDatabase({ connection });
  const store = sportsBetStore(database.queries);
  const [facts] = await store.byIds({ merchant: 'aurora', memberId: member }, [bet]);
  expect(facts && toTicket(facts, 'VI')).toMatchObject({
    ...{ id: bet, odds: '3.95', result: 'open' },
    legs: [{ matchId: 'SEACUP-202611201200', market: 'result', side: 'draw', odds: '3.95', result: null }],
  });
  expect(await store.openOf({ merchant: 'aurora', id: 'SEACUP-202611201200' }, 5)).toMatchObject([
    { betId: bet, place: 0, line: null, endedAt: null },
  ]);
  await database.close();
  await drop();
  await rm(folder, { recursive: true });
});
