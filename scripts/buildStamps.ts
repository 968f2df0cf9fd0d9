import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildStep } from './buildSteps.ts';
import { sourceHash } from './sourceHash.ts';

const stampPath = (root: string, { name }: BuildStep): string => join(root, '.cache', 'build', name);

const lastStamp = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

/** Whether the step's output exists and was built from exactly these inputs. */
export const isFresh = (root: string, step: BuildStep): boolean =>
  existsSync(join(root, step.output)) && lastStamp(stampPath(root, step)) === sourceHash(root, step.inputs);

/** Runs the step and records its inputs as they were at the start; if they change during the run, the step runs again. */
export const runStamped = async (root: string, step: BuildStep, run: () => Promise<void>): Promise<void> => {
  const stamp = sourceHash(root, step.inputs);
  await run();
  const path = stampPath(root, step);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
};
