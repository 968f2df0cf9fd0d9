import { spawnSync } from 'node:child_process';
import { StartError } from '../gateway/platform/postgres/StartError.ts';
import { buildOutputs } from './buildOutputs.ts';
import { chromaticSteps } from './buildSteps.ts';
import { createProgress } from './progress.ts';
import { runMain } from './runMain.ts';

await runMain(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new StartError(
      'Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project (chromatic.com, Manage, Configure). Without one, "npm test -- pictures" compares pictures on this machine.',
    );
  }
  const progress = createProgress(
    (text) => process.stdout.write(text),
    () => performance.now(),
  );
  await buildOutputs(process.cwd(), chromaticSteps, progress);
  const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
