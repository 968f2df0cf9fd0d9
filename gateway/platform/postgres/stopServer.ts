import { join } from 'node:path';
import { readPostmaster } from './postmasterFile.ts';
import { processes } from './processes.ts';
import { runTool } from './runTool.ts';
import type { SpawnOptions } from './spawnServer.ts';

/** Cuts running transactions, writes everything down and ends the server, adopted or our own. */
export const stopServer = async ({ binaries, data, account }: SpawnOptions): Promise<void> => {
  const file = await readPostmaster(data);
  // The file outlives a server that was killed.
  if (!file || processes.view(file.pid).state !== 'alive') return;
  await runTool(join(binaries, 'bin', 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', data], account);
};
