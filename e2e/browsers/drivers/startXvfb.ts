import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findProgram } from './findProgram';

export interface Screen {
  /** For the variable DISPLAY. */
  readonly display: string;
  readonly stop: () => void;
}

/** Starts a screen in memory for a browser that has no headless mode; Xvfb chooses a free display itself. */
export const startXvfb = async (): Promise<Screen> => {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = spawn(findProgram('Xvfb', 'xvfb'), words, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [chosen] = (await once(program.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${String(chosen).trim()}`, stop: () => void program.kill() };
};
