import { startGateway } from '../gateway/main.ts';
import { onStopSignal } from './onStopSignal.ts';
import { runMain } from './runMain.ts';

// Starts the gateway behind the development server; `node --watch` restarts it when one of its files changes.
await runMain(async () => {
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const gateway = await startGateway({ env: process.env, log });
  onStopSignal(process, {
    now: () => performance.now(),
    onFirst: () => runMain(async () => gateway.close().then(() => process.exit(0))),
    onSecond: () => process.exit(130),
  });
});
