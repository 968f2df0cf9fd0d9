import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser/ensureBrowser.ts';
import { createProgress } from '../progress.ts';
import { withHeartbeat } from '../withHeartbeat.ts';
import { describeOutcome } from './describeOutcome.ts';
import { summaryLine, type Outcome } from './outcome.ts';
import type { Part } from './parts.ts';
import { runPart } from './runPart.ts';
import { runParts } from './runParts.ts';

/**
 * Runs the parts, writes their reports to `folder` and prints each result as it comes. The last line has the totals;
 * the exit status agrees with it.
 */
export const proveParts = async (parts: readonly Part[], folder: string): Promise<void> => {
  const root = process.cwd();
  const reports = join(root, folder);
  const progress = createProgress(
    (text) => process.stdout.write(text),
    () => performance.now(),
  );
  mkdirSync(reports, { recursive: true });

  const prove = async (part: Part): Promise<Outcome> => {
    const surroundings = { root, reports, progress, browser: () => ensureBrowser(progress) };
    const outcome = await withHeartbeat(part.name, progress, () => runPart(part, surroundings));
    progress(describeOutcome(part.name, outcome));
    return outcome;
  };
  const outcomes = await runParts(parts, prove);
  process.stdout.write(`\n${summaryLine(outcomes)}\n`);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
};
