import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { postmasterPath } from './postmasterFile.ts';
import { runTool } from './runTool.ts';
import type { SpawnOptions } from './spawnServer.ts';

/** Cuts running transactions, writes everything down and ends the server, adopted or our own. */
export const stopServer = async ({ binaries, data, account }: SpawnOptions): Promise<void> => {
  if (!existsSync(postmasterPath(data))) return;
  await runTool(join(binaries, 'bin', 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', data], account);
};
