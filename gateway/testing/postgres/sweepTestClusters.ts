import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPaths } from '../../platform/postgres/clusterPaths.ts';
import { holdGatewayLock } from '../../platform/postgres/gatewayLock.ts';
import { readPostmaster } from '../../platform/postgres/postmasterFile.ts';
import { processes } from '../../platform/postgres/processes.ts';
import { StartError } from '../../platform/postgres/StartError.ts';
import { removeFolder } from './testFolder.ts';
import { until } from '../../platform/postgres/until.ts';

export const TEST_CLUSTER = 'marquee-test-';

const removeCluster = async (folder: string): Promise<void> => {
  const { data } = clusterPaths(folder);
  const pid = (await readPostmaster(data))?.pid ?? 0;
  if (pid > 0 && processes.view(pid).command.includes(data)) process.kill(pid, 'SIGQUIT');
  await until(() => processes.workingIn(data).length === 0, 5000);
  await removeFolder(folder);
};

/** A run that was killed leaves its cluster; the lock of a run that lives tells the two apart. */
export const sweepTestClusters = async (): Promise<void> => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(TEST_CLUSTER));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    try {
      const lock = holdGatewayLock(clusterPaths(folder).lock, folder);
      await removeCluster(folder);
      lock.release();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
    }
  }
};
