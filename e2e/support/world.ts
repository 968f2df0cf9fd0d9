import { spawn } from 'node:child_process';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { env, pid } = process;

/** The data of a product after its first start. Every worker of a run knows it by the run's own process. */
export const world = (env['E2E_WORLD'] ??= join(tmpdir(), `marquee-world-${pid}`, 'data'));

/** Makes room for the world; the database's own user must be able to walk into it. */
export const makeRoom = async (): Promise<void> => {
  await mkdir(dirname(world), { recursive: true });
  await chmod(dirname(world), 0o755);
};

/** Copies with owners and modes, which the database insists on and Node's own copy forgets. */
const copyAsIs = (from: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn('cp', ['-a', from, to], { stdio: 'ignore' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`cp ended with ${code}`))));
  });

export const copyWorld = (to: string): Promise<void> =>
  process.platform === 'win32' ? cp(world, to, { recursive: true }) : copyAsIs(world, to);

export const removeWorld = (): Promise<void> => rm(dirname(world), { recursive: true, force: true });
