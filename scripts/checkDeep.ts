import { globSync } from 'node:fs';
import { browserSteps, deepSteps, mutationStep, wideSteps } from './steps/deepSteps.ts';
import { runAndReport } from './steps/runAndReport.ts';
import { selectSteps } from './steps/selectSteps.ts';
import { runMain } from './runMain.ts';

const suites = [
  ...deepSteps(globSync('{gateway,bench,scripts}/**/*.deep.test.ts')),
  ...wideSteps,
  ...browserSteps,
  mutationStep,
];

await runMain(() => runAndReport(selectSteps(suites, process.argv.slice(2)), 'reports/deep'));
