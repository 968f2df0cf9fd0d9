import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Settings of a product whose processes live by the clock of a file, and whose database by one of its own. */
export const shiftedEnvironment = (clock: string): NodeJS.ProcessEnv => ({
  CLOCK_FILE: clock,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'shiftedDate.ts')}`,
  PGOPTIONS: '-c search_path=injected,pg_catalog,public',
});

/** Sets the clock of processes that start afterwards, in milliseconds from the machine's. */
export const shiftProcesses = (clock: string, shift: number): Promise<void> =>
  writeFile(clock, String(shift));

/** Sets the clock of a data folder's database, which is made where there is none. */
export const shiftDatabase = async (data: string, shift: number): Promise<void> => {
  const words = ['gateway/testing/postgres/shiftClock.ts', String(shift)];
  const env = { ...process.env, DATA_DIR: data };
  const [code] = (await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit')) as [number];
  if (code !== 0) throw new Error(`The clock of the database stayed: ${code}`);
};
