import { readConfig } from '../gateway/app/config.ts';
import { buildOutputs } from './buildOutputs.ts';
import { siteSteps } from './buildSteps.ts';
import { onStopSignal } from './onStopSignal.ts';
import { probePort } from './probePort.ts';
import { createProgress } from './progress.ts';
import { runMain } from './runMain.ts';
import { welcome } from './welcome.ts';

const now = (): number => performance.now();
const progress = createProgress((text) => process.stdout.write(text), now);

await runMain(async () => {
  const { env } = process;
  const { port, host } = readConfig(env);
  await probePort(port, host);
  await buildOutputs(process.cwd(), siteSteps, progress);

  progress('Starting the gateway …');
  const { startGateway } = await import('../gateway/main.ts');
  const starting = startGateway({ env, log: progress });
  const stop = async (): Promise<void> => {
    progress('Stopping …');
    await (await starting).close();
    progress('Stopped.');
    process.exit(0);
  };
  onStopSignal(process, { now, onFirst: () => runMain(stop), onSecond: () => process.exit(130) });

  const gateway = await starting;
  progress('Ready.');
  process.stdout.write(welcome(gateway));
});
