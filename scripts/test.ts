import { testSteps } from './steps/testSteps.ts';
import { runAndReport } from './steps/runAndReport.ts';
import { selectSteps } from './steps/selectSteps.ts';
import { runMain } from './runMain.ts';

await runMain(() => runAndReport(selectSteps(testSteps, process.argv.slice(2)), 'reports'));
