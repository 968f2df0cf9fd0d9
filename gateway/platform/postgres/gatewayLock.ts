import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './StartError.ts';

export interface GatewayLock {
  release: () => void;
}

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/** Nothing when the holder has not come to write it down yet. */
const holderOf = (notePath: string): string => {
  try {
    const pid = readFileSync(notePath, 'utf8').trim();
    return pid === '' ? '' : ` (process ${pid})`;
  } catch {
    return '';
  }
};

/**
 * One gateway a data folder. The lock is the operating system's own, taken through SQLite since Node offers no flock:
 * it ends with its process, however that ends, so none is ever left behind. Throws StartError when another holds it.
 */
export const holdGatewayLock = (path: string, folder: string): GatewayLock => {
  const notePath = `${path}.pid`;
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `Another gateway${holderOf(notePath)} already uses the data in ${folder}: stop it, or give this one its own DATA_DIR, or share one database with DATABASE_URL.`,
    );
  }
  writeFileSync(notePath, `${process.pid}\n`);
  return { release: () => database.close() };
};
