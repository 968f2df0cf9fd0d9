import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoopSeen } from './loopWatch.ts';
import { operatorFile, readOperatorFile } from '../../operator/operatorFile.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

interface KillableOptions {
  readonly brands?: readonly string[];
  /** What its process runs. */
  readonly entry?: 'gatewayProcess.ts' | 'watchedProcess.ts';
}

/** A gateway as a process of its own, with an embedded database in a folder of its own and one brand unless told. */
export const killableGateway = async (
  settings: Readonly<Record<string, string>> = {},
  { brands = ['wireframe'], entry = 'gatewayProcess.ts' }: KillableOptions = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-kill-'));
  await chmod(folder, 0o755);
  for (const brand of brands)
    await cp(join(PROJECT, 'theme', 'brands', brand), join(folder, 'brands', brand), { recursive: true });
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    BRANDS_DIR: join(folder, 'brands'),
    DEFAULT_BRAND: brands[0],
    DEMO_ACCOUNTS: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  let port = 0;
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [join(import.meta.dirname, entry)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    if (started.stdout === null) throw new Error('The gateway has no output');
    const outcome = await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
    if (started.exitCode !== null) throw new Error(`The gateway ended with ${String(outcome[0])}`);
    port = Number(outcome[0]);
  };

  const killGateway = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  const killDatabase = async (): Promise<void> => {
    const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  };

  /** First row of what the operator's line answers, or nothing when no answer came; refusals throw. */
  const order = async (...argv: readonly string[]): Promise<Record<string, unknown> | undefined> => {
    const address = await readOperatorFile(operatorFile(folder));
    const response = await fetch(`http://127.0.0.1:${address?.port ?? 1}/act`, {
      method: 'POST',
      headers: { authorization: `Bearer ${address?.secret ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({ argv: [...argv, '--yes'], who: 'kill test' }),
    }).catch(() => undefined);
    if (response === undefined || response.status >= 500) return undefined;
    const answer: unknown = await response.json().catch(() => undefined);
    if (answer !== undefined && !response.ok) throw new Error(JSON.stringify(answer));
    return (answer as { rows: Record<string, unknown>[] } | undefined)?.rows[0];
  };

  const close = async (): Promise<void> => {
    if (child !== undefined && child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };

  const memoryMB = async (): Promise<number> => {
    const status = await readFile(`/proc/${child?.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
  };

  /** What a watched process has seen since it was asked last. */
  const seen = async (): Promise<LoopSeen> => {
    if (child === undefined) throw new Error('The gateway does not run');
    const told = once(child, 'message') as Promise<[LoopSeen]>;
    child.send('seen');
    return (await told)[0];
  };

  return {
    start,
    seen,
    /** Where it listens; another one after each start. */
    address: () => `http://127.0.0.1:${port}`,
    /** What it holds of the machine's memory now. */
    memoryMB,
    killGateway,
    killDatabase,
    order,
    close,
  };
};
