import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, which Linux mounts for programs that share memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes that a run needs at most for its databases, browser profiles and sites. */
const ENOUGH = 4 * 2 ** 30;

const hasRoom = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH;
  } catch {
    return false;
  }
};

/**
 * Folder for what tests throw away: in memory where there is room, otherwise the system's own. A test database has
 * 1,200 files, and creating them on a disk takes longer than most tests.
 */
export const scratchFolder = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir());
