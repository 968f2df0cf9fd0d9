import { StartError } from './StartError.ts';

interface Failure {
  message?: string;
  code?: string | number;
  path?: string;
}

// PostgreSQL has a second way to say it, for a page that fits in part.
const DISK_FULL = /ENOSPC|No space left on device|free disk space/;
const CLOSED = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];
const WRONG_PASSWORD = '28P01';

const isSecretLost = ({ code, path = '' }: Failure): boolean =>
  code === WRONG_PASSWORD || (code === 'ENOENT' && path.endsWith('secret'));

/** Failures that a reader can mend, as one line; any other comes back as it is. */
export const explainStart = (error: unknown, folder: string): unknown => {
  const failure = error as Failure;
  if (DISK_FULL.test(`${failure.message}`)) {
    return new StartError(
      `The disk that holds ${folder} is full: free some space, or set DATA_DIR to another disk.`,
    );
  }
  if (error instanceof StartError) return error;
  if (CLOSED.includes(`${failure.code}`)) {
    return new StartError(
      `${folder} cannot be used (${failure.message}): set DATA_DIR to a folder that this account may write.`,
    );
  }
  if (isSecretLost(failure)) {
    return new StartError(
      `The database in ${folder} has lost its password file: restore the folder, or move it away to begin anew.`,
    );
  }
  return error;
};
