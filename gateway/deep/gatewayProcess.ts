import { startGateway } from '../main.ts';

// A gateway as a process of its own, to be killed: it tells on its output when it is ready.
await startGateway({ env: process.env, log: () => undefined });
process.stdout.write('ready\n');
