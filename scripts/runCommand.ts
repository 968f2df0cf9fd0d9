import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type Command = readonly [string, ...string[]];

export interface CommandResult {
  /** 0 when it went well. */
  status: number;
  /** It was ended because its time was over. */
  late: boolean;
  /** Both streams as they came. */
  output: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
  /** Lets what runs beside it go first. */
  yields?: boolean;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const onWindows = process.platform === 'win32';

const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(onWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It was faster.
  }
};

/** Runs a program to its end, in a process group so that nothing it started outlives it or us. Rejects when there is no such program. */
export const runCommand = (
  [program, ...args]: Command,
  options: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      // npm's programs are .cmd files there, which only a shell runs.
      shell: onWindows,
    });
    if (options.yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const end = (): void => endGroup(child);
    // A signal would end us alone; an exit takes the group along.
    const leave = (): void => process.exit(130);
    process.once('exit', end);
    for (const signal of STOP_SIGNALS) process.once(signal, leave);

    let late = false;
    const limit = setTimeout(
      () => {
        late = true;
        end();
      },
      options.limitMs ?? 2 ** 31 - 1,
    );

    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));

    const settle = (then: () => void): void => {
      clearTimeout(limit);
      process.off('exit', end);
      for (const signal of STOP_SIGNALS) process.off(signal, leave);
      then();
    };
    child.once('error', (error) => settle(() => reject(error)));
    child.once('close', (status) => settle(() => resolve({ status: status ?? 1, late, output })));
  });
