import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { env, pid } = process;

/** Folder with the product's data after its first start. All workers find it by the process id of the test run. */
export const world = (env['E2E_WORLD'] ??= join(tmpdir(), `marquee-world-${pid}`, 'data'));

/** Creates the folder; PostgreSQL's own user must be able to enter it. */
export const makeRoom = async (): Promise<void> => {
  await mkdir(dirname(world), { recursive: true });
  await chmod(dirname(world), 0o755);
};

/** Copies with owners and modes, which PostgreSQL requires and Node's own copy does not keep. */
const copyAsIs = (from: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn('cp', ['-a', from, to], { stdio: 'ignore' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`cp ended with ${code}`))));
  });

export const copyWorld = (to: string): Promise<void> =>
  process.platform === 'win32' ? cp(world, to, { recursive: true }) : copyAsIs(world, to);

export const removeWorld = (): Promise<void> => rm(dirname(world), { recursive: true, force: true });
