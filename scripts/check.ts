import { changedFiles } from './changedFiles.ts';
import { checkSteps } from './steps/checkSteps.ts';
import { runAndReport } from './steps/runAndReport.ts';
import { runMain } from './runMain.ts';

await runMain(() => runAndReport(checkSteps(changedFiles()), '.cache/check'));
