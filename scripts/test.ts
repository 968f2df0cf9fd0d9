import { testSteps } from './steps/testSteps.ts';
import { runAndReport } from './steps/runAndReport.ts';
import { selectSteps } from './steps/selectSteps.ts';
import { runMain } from './runMain.ts';

// Unless `TESTS=all` asks for the wide tests as well (decision 111).
process.env['TESTS'] ??= 'brief';

/** Two steps use two cores to the full; with more of them the limits of single tests would come near. */
const lanes = 2;

await runMain(() => runAndReport(selectSteps(testSteps, process.argv.slice(2)), 'reports', lanes));
