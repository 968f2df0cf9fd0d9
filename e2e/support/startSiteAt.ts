import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftDatabase, shiftedEnvironment, shiftProcesses } from './shiftedClock';
import { startSite, type Site } from './startSite';

/** A product that starts for the first time at `time`, so that what it seeds and shows is the same on every day. */
export const startSiteAt = async (time: Date): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-e2e-'));
  // PostgreSQL's own user must be able to enter the folder.
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  const clock = join(folder, 'clock');
  const shift = time.getTime() - Date.now();
  await shiftProcesses(clock, shift);
  await shiftDatabase(data, shift);
  const site = await startSite({ ...shiftedEnvironment(clock), DATA_DIR: data });
  return {
    ...site,
    remove: async () => {
      await site.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
