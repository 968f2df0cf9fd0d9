import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What `testStarter.ts` says once it knows. */
export interface StarterAnswer {
  pid?: number;
  adopted?: boolean;
  error?: string;
}

/** A gateway's database half in a process of its own, to be killed. */
export const spawnStarter = async (
  folder: string,
): Promise<{ child: ChildProcess; answer: StarterAnswer }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testStarter.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, answer: JSON.parse(line.toString()) as StarterAnswer };
};

/** Sends the signal and waits for the process's end. */
export const endStarter = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};
