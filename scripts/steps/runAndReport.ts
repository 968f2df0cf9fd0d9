import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/ensureBrowser.ts';
import { createProgress } from '../progress.ts';
import { withHeartbeat } from '../withHeartbeat.ts';
import { describeOutcome } from './describeOutcome.ts';
import { notComparedLine, summaryLine, type Outcome } from './outcome.ts';
import type { TestStep } from './testSteps.ts';
import { runStep } from './runStep.ts';
import { runSteps } from './runSteps.ts';

/**
 * Runs the testSteps, `lanes` at a time, writes their reports to `folder` and prints each result as it comes. The last
 * line has the totals; the exit status agrees with it.
 */
export const runAndReport = async (
  testSteps: readonly TestStep[],
  folder: string,
  lanes = 1,
): Promise<void> => {
  const root = process.cwd();
  const reports = join(root, folder);
  const progress = createProgress(
    (text) => process.stdout.write(text),
    () => performance.now(),
  );
  mkdirSync(reports, { recursive: true });

  // Asked for once, so that two steps never install it at the same time.
  let found: Promise<string> | undefined;
  const browser = (): Promise<string> => (found ??= ensureBrowser(progress));

  const prove = async (step: TestStep): Promise<Outcome> => {
    const surroundings = { root, reports, progress, browser };
    const outcome = await withHeartbeat(step.name, progress, () => runStep(step, surroundings));
    progress(describeOutcome(step.name, outcome));
    return outcome;
  };
  const outcomes = await runSteps(testSteps, prove, lanes);
  const lines = [notComparedLine(outcomes), summaryLine(outcomes)].filter((line) => line !== undefined);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
};
