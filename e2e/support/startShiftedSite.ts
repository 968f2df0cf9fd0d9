import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftDatabase, shiftedEnvironment, shiftProcesses } from './shiftedClock';
import { startSite, type Site } from './startSite';
import { copyWorld } from './world';

/** A product of one brand whose clock the test moves: that of its processes and that of its database. */
export interface ShiftedSite extends Site {
  readonly now: () => Date;
  /** Starts the product again at a later time. */
  readonly moveTo: (time: Date) => Promise<void>;
}

export const startShiftedSite = async (): Promise<ShiftedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-e2e-'));
  // PostgreSQL's own user must be able to enter the folder.
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  const clock = join(folder, 'clock');
  await copyWorld(data);
  await shiftProcesses(clock, 0);
  // Of each brand the draws of the days that are left out are made up for.
  const brands = join(folder, 'brands');
  await cp('theme/brands/aurora', join(brands, 'aurora'), { recursive: true });
  const site = await startSite({
    DATA_DIR: data,
    BRANDS_DIR: brands,
    DEFAULT_BRAND: 'aurora',
    ...shiftedEnvironment(clock),
  });
  let shift = 0;
  return {
    ...site,
    now: () => new Date(Date.now() + shift),
    moveTo: async (time) => {
      shift = time.getTime() - Date.now();
      await site.stop();
      await shiftProcesses(clock, shift);
      await site.start();
      await shiftDatabase(data, shift);
    },
    remove: async () => {
      await site.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
