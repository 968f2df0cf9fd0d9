import { startGateway } from '../../main.ts';

// A gateway as a process of its own: it tells on its output where it listens once it is ready.
const { addresses } = await startGateway({ env: process.env, log: () => undefined });
process.stdout.write(`${new URL(addresses[0]?.url ?? '').port}\n`);
