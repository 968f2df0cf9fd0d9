import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorld } from './world';

/** A whole product of its own: site, gateway and database, started by the command a newcomer types. */
export interface Site {
  /** The page of a brand, by its host name. */
  readonly address: (brand: string, path?: string) => string;
  /** Runs the operator's command and answers what it printed. Throws with its message when it refuses. */
  readonly operator: (...words: string[]) => Promise<string>;
  /** What the gateway has written to its log since it was started. */
  readonly log: () => string;
  readonly start: () => Promise<void>;
  /** Ctrl-C: gateway and database stop in good order. */
  readonly stop: () => Promise<void>;
  /** Stops and removes everything. */
  readonly remove: () => Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code ?? 1));
  });

const outputOf = (child: ChildProcess): (() => string) => {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(String(part)));
  return () => parts.join('');
};

/** Resolves when the process prints that it is ready; fails with its words when it ends before. */
const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('Ctrl-C stops everything.')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output()}`)));
  });

/**
 * Starts in a copy of the run's world, unless the environment names another place for its data.
 * @param environment over the product's own settings, e.g. BRANDS_DIR.
 */
export const startSite = async (environment: NodeJS.ProcessEnv = {}): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-e2e-'));
  // The database's own user must be able to walk into it.
  await chmod(folder, 0o755);
  if (environment['DATA_DIR'] === undefined) await copyWorld(join(folder, 'data'));
  const port = Number(environment['PORT'] ?? (await freePort()));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    ...environment,
  };
  let running: ChildProcess | undefined;
  let log = (): string => '';

  const start = async () => {
    running = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    log = outputOf(running);
    await untilReady(running, log);
  };
  const stop = async () => {
    if (running === undefined) return;
    running.kill('SIGINT');
    await ended(running);
    running = undefined;
  };
  const operator = async (...words: string[]) => {
    const child = spawn(process.execPath, ['gateway/operator/cli.ts', ...words], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = outputOf(child);
    if ((await ended(child)) !== 0) throw new Error(`operator ${words.join(' ')}: ${output()}`);
    return output();
  };

  await start();
  return {
    address: (brand, path = '/') => `http://${brand}.localhost:${port}${path}`,
    operator,
    log: () => log(),
    start,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
