import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** `zombie`: dead, yet its number is kept because no parent has asked how it ended. */
type ProcessState = 'gone' | 'zombie' | 'alive';

interface ProcessView {
  state: ProcessState;
  command: string;
}

interface ProcessTable {
  view: (pid: number) => ProcessView;
  workingIn: (folder: string) => number[];
}

const GONE: ProcessView = { state: 'gone', command: '' };

const attempt = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

const proc: ProcessTable = {
  view: (pid) =>
    attempt(() => {
      // The state follows the name, which stands in brackets and may itself hold brackets.
      const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ');
      return { state: state === 'Z' || state === 'X' ? 'zombie' : 'alive', command };
    }, GONE),
  workingIn: (folder) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => attempt(() => readlinkSync(`/proc/${name}/cwd`), '') === folder)
      .map(Number),
};

const output = (command: string, args: string[]): string =>
  attempt(() => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), '');

const bsd: ProcessTable = {
  view: (pid) => {
    const [, stat, command] =
      /^\s*(\S+)\s+(.*)$/m.exec(output('ps', ['-o', 'stat=,command=', '-p', `${pid}`])) ?? [];
    if (!stat) return GONE;
    return { state: stat.startsWith('Z') ? 'zombie' : 'alive', command: command ?? '' };
  },
  // -t prints numbers alone, -a joins the two conditions: working folder, and this one.
  workingIn: (folder) =>
    output('lsof', ['-t', '-a', '-d', 'cwd', folder]).split('\n').filter(Boolean).map(Number),
};

export const processes: ProcessTable = process.platform === 'linux' ? proc : bsd;
