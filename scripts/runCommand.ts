import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type Command = readonly [string, ...string[]];

export interface CommandResult {
  /** Exit status; 0 for success. */
  status: number;
  /** Whether the command was killed at its time limit. */
  late: boolean;
  /** stdout and stderr, in the order in which they arrived. */
  output: string;
}

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  limitMs?: number;
  /** Runs at lower priority than other commands. */
  yields?: boolean;
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const onWindows = process.platform === 'win32';

const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(onWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

/**
 * Runs a program to its end in a process group of its own, so that its child processes end with it or with us.
 * Rejects if the program does not exist.
 */
export const runCommand = (
  [program, ...args]: Command,
  options: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !onWindows,
      // On Windows npm's programs are .cmd files, which only a shell can run.
      shell: onWindows,
    });
    if (options.yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const end = (): void => endGroup(child);
    // A signal would end only this process; `exit` also ends the group.
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
