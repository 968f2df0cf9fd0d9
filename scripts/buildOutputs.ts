import { StartError } from '../gateway/platform/postgres/StartError.ts';
import type { BuildStep } from './buildSteps.ts';
import { isFresh, runStamped } from './buildStamps.ts';
import type { Progress } from './progress.ts';
import { runCommand } from './runCommand.ts';

const SHOWN_LINES = 30;

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');

/** Runs the steps whose sources changed since their last run. Throws StartError with the end of the step's output. */
export const buildOutputs = async (
  root: string,
  steps: readonly BuildStep[],
  progress: Progress,
): Promise<void> => {
  for (const step of steps) {
    if (isFresh(root, step)) continue;
    progress(`${step.doing} …`);
    await runStamped(root, step, async () => {
      const { status, output } = await runCommand(step.command);
      if (status !== 0) throw new StartError(`${step.doing} failed:\n${lastLines(output)}`);
    });
  }
};
