import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises';
import { complaintIn } from './complaintIn.ts';
import type { ServerAccount } from './serverAccount.ts';

const ROTATE_AT_BYTES = 5_000_000;

/** The server writes into a file, never a pipe: a pipe would break with the gateway. One older file is kept. */
export const openServerLog = async (
  path: string,
  account: ServerAccount | undefined,
): Promise<FileHandle> => {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > ROTATE_AT_BYTES) await rename(path, `${path}.1`);
  const log = await open(path, 'a', 0o600);
  if (account) await log.chown(account.uid, account.gid);
  return log;
};

/** Why the server ended, from what it wrote after `offset` bytes. */
export const lastComplaint = async (path: string, offset: number): Promise<string> =>
  complaintIn((await readFile(path)).subarray(offset).toString());
