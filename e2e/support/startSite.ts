import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorld } from './world';

/** A complete product for a test: site, gateway and database, started by `npm start`. */
export interface Site {
  /** Address of a page of a brand, by the brand's host name. */
  readonly address: (brand: string, path?: string) => string;
  /** Runs the operator's command and returns its output. Throws with the command's message if it fails. */
  readonly operator: (...words: string[]) => Promise<string>;
  /** The gateway's log since its start. */
  readonly log: () => string;
  readonly start: () => Promise<void>;
  /** Sends Ctrl-C: gateway and database shut down in an orderly way. */
  readonly stop: () => Promise<void>;
  /** Kills the gateway as a crash does; the database goes on, and `start` takes it over. */
  readonly kill: () => Promise<void>;
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
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? 1);
    else child.once('exit', (code) => resolve(code ?? 1));
  });

const outputOf = (child: ChildProcess): (() => string) => {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(String(part)));
  return () => parts.join('');
};

/** Resolves when the process prints that it is ready; rejects with its output if it ends before. */
const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('Ctrl-C stops everything.')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output()}`)));
  });

/**
 * Starts on a copy of the test run's seeded data, unless the environment names another data folder. @param
 * environment overrides of the product's own settings, e.g. BRANDS_DIR.
 */
export const startSite = async (environment: NodeJS.ProcessEnv = {}): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-e2e-'));
  // PostgreSQL's own user must be able to enter the folder.
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
  const end = async (signal: NodeJS.Signals) => {
    if (running === undefined) return;
    running.kill(signal);
    await ended(running);
    running = undefined;
  };
  const stop = () => end('SIGINT');
  const operator = async (...words: string[]) => {
    const child = spawn(process.execPath, ['gateway/operator/cli.ts', ...words, '--yes'], {
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
    kill: () => end('SIGKILL'),
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
