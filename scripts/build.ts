import { buildOutputs } from './buildOutputs.ts';
import { siteSteps } from './buildSteps.ts';
import { createProgress } from './progress.ts';
import { runMain } from './runMain.ts';

await runMain(async () => {
  const progress = createProgress((text) => process.stdout.write(text), performance.now.bind(performance));
  await buildOutputs(process.cwd(), siteSteps, progress);
  progress('The site is built.');
});
