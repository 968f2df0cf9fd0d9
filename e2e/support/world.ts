import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { env, pid } = process;

/** Folder with the product's data after its first start. All workers find it by the process id of the test run. */
export const world = (env['E2E_WORLD'] ??= join(tmpdir(), `marquee-world-${pid}`, 'data'));

/** The covers that any site of the run has drawn. */
const covers = join(dirname(world), 'covers');

/** Creates the folders; PostgreSQL's own user must be able to enter the world's. */
export const makeRoom = async (): Promise<void> => {
  await mkdir(covers, { recursive: true });
  await chmod(dirname(world), 0o755);
};

/** Copies with owners and modes, which PostgreSQL requires and Node's own copy does not keep. */
const copyAsIs = (from: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn('cp', ['-a', from, to], { stdio: 'ignore' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`cp ended with ${code}`))));
  });

/** A copy of the seeded data, with the covers that all copies share. */
export const copyWorld = async (to: string): Promise<void> => {
  await (process.platform === 'win32' ? cp(world, to, { recursive: true }) : copyAsIs(world, to));
  await symlink(covers, join(to, 'covers'), 'junction');
};

export const removeWorld = (): Promise<void> => rm(dirname(world), { recursive: true, force: true });
