import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bringUp } from './bringUp.ts';
import { clusterPaths } from './clusterPaths.ts';
import { openBinaries } from './openBinaries.ts';
import { processes } from './processes.ts';
import { serverAccount } from './serverAccount.ts';
import type { SpawnOptions } from './spawnServer.ts';
import { startPostgres } from './startPostgres.ts';
import { stopServer } from './stopServer.ts';
import { removeFolder, testFolder } from '../../testing/postgres/testFolder.ts';
import { endStarter, spawnStarter } from '../../testing/postgres/testStarterProcess.ts';
import { until } from './until.ts';

let folder: string;
let options: SpawnOptions;

beforeAll(async () => {
  folder = await testFolder();
  const postgres = await startPostgres({ dataDir: folder, settings: { fsync: 'off' }, log: () => undefined });
  await postgres.stop();
  const account = serverAccount();
  const binaries = await openBinaries(join(import.meta.dirname, '..', '..', '..'), account);
  const { data, run, log } = clusterPaths(folder);
  options = { binaries, data, log, socketFolder: run, settings: {}, account };
});

afterEach(() => stopServer(options));
afterAll(() => removeFolder(folder));

test('of two who start the same cluster one starts it and the other adopts it', async () => {
  const [one, other] = await Promise.all([bringUp(options), bringUp(options)]);
  expect(one.pid).toBe(other.pid);
  expect([one.adopted, other.adopted].toSorted()).toEqual([false, true]);
});

test('a dead server that nobody reaps does not stand in the way of the next', async () => {
  const starter = await spawnStarter(folder);
  const { pid = 0 } = starter.answer;
  // A stopped parent never asks how its child ended, which leaves a zombie.
  starter.child.kill('SIGSTOP');
  process.kill(pid, 'SIGKILL');
  await until(() => processes.view(pid).state === 'zombie', 5000);

  const server = await bringUp(options);
  expect(server.adopted).toBe(false);
  expect(processes.view(pid).state).toBe('zombie');
  expect(processes.view(server.pid).state).toBe('alive');
  await endStarter(starter.child, 'SIGKILL');
});

test('a foreign process that has taken the number of a dead server is left alone', async () => {
  await writeFile(
    join(options.data, 'postmaster.pid'),
    `${process.pid}\n${options.data}\n0\n5432\n\n\n\nready\n`,
  );
  const server = await bringUp(options);
  expect(server.adopted).toBe(false);
  expect(server.pid).not.toBe(process.pid);
});

test('a pid file cut short by a crash is no obstacle', async () => {
  await writeFile(join(options.data, 'postmaster.pid'), '');
  expect((await bringUp(options)).adopted).toBe(false);
});

test('the end of a server is noticed whether it is our child or adopted', async () => {
  const own = await bringUp(options);
  const adopted = await bringUp(options);
  expect(adopted).toMatchObject({ pid: own.pid, adopted: true });
  process.kill(own.pid, 'SIGKILL');
  await Promise.all([own.gone, adopted.gone]);
  expect(processes.view(own.pid).state).toBe('gone');
});
