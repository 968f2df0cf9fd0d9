import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser/ensureBrowser.ts';
import { describeOutcome } from './parts/describeOutcome.ts';
import { summaryLine, type Outcome } from './parts/outcome.ts';
import { parts, type Part } from './parts/parts.ts';
import { runPart } from './parts/runPart.ts';
import { runParts } from './parts/runParts.ts';
import { selectParts } from './parts/selectParts.ts';
import { createProgress } from './progress.ts';
import { runMain } from './runMain.ts';
import { whileRunning } from './whileRunning.ts';

const root = process.cwd();
const reports = join(root, 'reports');
const progress = createProgress(
  (text) => process.stdout.write(text),
  () => performance.now(),
);

const prove = async (part: Part): Promise<Outcome> => {
  const surroundings = { root, reports, progress, browser: () => ensureBrowser(progress) };
  const outcome = await whileRunning(part.name, progress, () => runPart(part, surroundings));
  progress(describeOutcome(part.name, outcome));
  return outcome;
};

await runMain(async () => {
  // An exit ends what still runs; the default end by a signal would leave it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const chosen = selectParts(parts, process.argv.slice(2));
  mkdirSync(reports, { recursive: true });
  const outcomes = await runParts(chosen, prove);
  process.stdout.write(`\n${summaryLine(outcomes)}\n`);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
});
