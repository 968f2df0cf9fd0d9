import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './connection.ts';
import { processes } from './processes.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';
import { removeFolder, testFolder } from '../../testing/postgres/testFolder.ts';
import { endStarter, spawnStarter } from '../../testing/postgres/testStarterProcess.ts';

const remember = ({ connection }: Postgres, word: string): Promise<unknown> =>
  withClient(connection, async (client) => {
    await client.query('CREATE TABLE IF NOT EXISTS words (word text)');
    await client.query('INSERT INTO words VALUES ($1)', [word]);
  });

const remembered = ({ connection }: Postgres): Promise<string[]> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ word: string }>('SELECT word FROM words ORDER BY word');
    return rows.map(({ word }) => word);
  });

let folder: string;

// One cluster for all: every test leaves it stopped and whole, the last one breaks it.
beforeAll(async () => {
  folder = await testFolder();
});

afterAll(() => removeFolder(folder));

const opened: Postgres[] = [];

const open = async (onRestart?: () => void): Promise<Postgres> => {
  const postgres = await startPostgres({
    dataDir: folder,
    settings: { fsync: 'off' },
    log: () => undefined,
    onRestart,
  });
  opened.push(postgres);
  return postgres;
};

afterEach(async () => {
  for (const postgres of opened.splice(0)) await postgres.stop();
});

test('a cluster is made where there is none or a half-made one, and keeps its rows when it is opened again', async () => {
  await mkdir(join(folder, 'data.new'));
  await writeFile(join(folder, 'data.new', 'PG_VERSION'), '18\n');
  const first = await open();
  expect(first.adopted).toBe(false);
  expect(existsSync(join(folder, 'data.new'))).toBe(false);
  await remember(first, 'kept');
  await first.stop();
  expect(processes.view(first.pid()).state).toBe('gone');

  const second = await open();
  expect(await remembered(second)).toEqual(['kept']);
});

test('nobody but the server and its gateway can read the password, the data or the socket', async () => {
  const postgres = await open();
  const modeOf = async (name: string): Promise<string> =>
    ((await stat(join(folder, name))).mode & 0o777).toString(8);
  expect(await modeOf('secret')).toBe('600');
  expect(await modeOf('data')).toBe('700');
  expect(await modeOf('run')).toBe('700');
  expect(await modeOf('server.log')).toBe('600');
  await expect(
    withClient({ ...postgres.connection, password: 'guessed' }, () => Promise.resolve()),
  ).rejects.toMatchObject({ code: '28P01' });
});

test('the server of a gateway that was killed is adopted, with its rows, and still stopped in order', async () => {
  const killed = await spawnStarter(folder);
  await endStarter(killed.child, 'SIGKILL');

  const next = await open();
  expect(next.adopted).toBe(true);
  expect(next.pid()).toBe(killed.answer.pid);
  expect(await remembered(next)).toContain('kept');
  await next.stop();
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
});

test.each(['our child', 'adopted'])(
  'a server that is killed (%s) is started again at once and no row is lost',
  async (kind) => {
    if (kind === 'adopted') await endStarter((await spawnStarter(folder)).child, 'SIGKILL');
    const restarted = Promise.withResolvers<void>();
    const postgres = await open(restarted.resolve);
    expect(postgres.adopted).toBe(kind === 'adopted');
    await remember(postgres, kind);
    const before = postgres.pid();

    process.kill(before, 'SIGKILL');
    await restarted.promise;
    expect(postgres.pid()).not.toBe(before);
    expect(await remembered(postgres)).toContain(kind);
  },
);

test('of two starters at once one serves and the other is told in one line what to do', async () => {
  const starters = await Promise.all([spawnStarter(folder), spawnStarter(folder)]);
  for (const { child } of starters) await endStarter(child, 'SIGTERM');
  const answers = starters.map(({ answer }) => answer);
  const [loser] = answers.filter(({ error }) => error);
  expect(answers.filter(({ pid }) => pid)).toHaveLength(1);
  expect(loser?.error).toMatch(
    /^Another gateway( \(process \d+\))? already uses the data in .*DATA_DIR.*DATABASE_URL\.$/,
  );
});

test('a lost password file is named in one line and leaves no server behind', async () => {
  const secret = join(folder, 'secret');
  await rename(secret, `${secret}.away`);
  await expect(open()).rejects.toThrow(/has lost its password file/);
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false);
  await rename(`${secret}.away`, secret);
});

test('a broken data folder is named in one line with PostgreSQL’s own reason, and another start is not shut out', async () => {
  await rm(join(folder, 'data', 'global', 'pg_control'));
  await expect(open()).rejects.toThrow(/^The database in \S+ does not start: .*pg_control.*\. Its log is/);
  await expect(open()).rejects.toThrow(/does not start/);
});
