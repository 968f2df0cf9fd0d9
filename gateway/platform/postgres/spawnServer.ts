import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readPostmaster } from './postmasterFile.ts';
import { serverSurroundings } from './runTool.ts';
import type { ServerAccount } from './serverAccount.ts';
import { lastComplaint, openServerLog } from './serverLog.ts';
import { until } from './until.ts';

export interface SpawnOptions {
  binaries: string;
  data: string;
  socketFolder: string;
  log: string;
  settings: Record<string, string>;
  account: ServerAccount | undefined;
}

/** A server that runs as our child, or the reason why it ended before it was ready. */
export type Spawned = { pid: number; gone: Promise<void> } | { complaint: string };

// Replaying the log after a crash takes long on a large cluster; it is never given up while the server lives.
const READY_LIMIT_MS = 3_600_000;

const fixed = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Of disks without arms, and of what is in memory: a row costs little more where it is found by an index.
  random_page_cost: '1.1',
  // The statements of a call are short: to compile them takes longer than to run them.
  jit: 'off',
} satisfies Record<string, string>;

const commandLine = ({ data, socketFolder, settings }: SpawnOptions): string[] => [
  ...['-D', data, '-k', socketFolder, '-p', '5432'],
  ...Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/**
 * `postgres` itself and not `pg_ctl start`: as our child it is reaped and its end is reported.
 * Detached, so that Ctrl-C reaches the gateway alone, which then stops it in order.
 */
export const spawnServer = async (options: SpawnOptions): Promise<Spawned> => {
  const log = await openServerLog(options.log, options.account);
  const { size } = await log.stat();
  const child = spawn(join(options.binaries, 'bin', 'postgres'), commandLine(options), {
    ...serverSurroundings(options.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let ended = false;
  const gone = once(child, 'exit').then(() => void (ended = true));
  try {
    await Promise.race([once(child, 'spawn'), gone]);
    child.unref();
    const isReady = async (): Promise<boolean> => {
      const file = await readPostmaster(options.data);
      return file?.pid === child.pid && file?.status === 'ready';
    };
    await until(async () => ended || (await isReady()), READY_LIMIT_MS);
  } finally {
    await log.close();
  }
  if (ended || child.pid === undefined) return { complaint: await lastComplaint(options.log, size) };
  return { pid: child.pid, gone };
};
