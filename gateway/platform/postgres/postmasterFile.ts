import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running server writes of itself into its data folder (PostgreSQL, `src/include/utils/pidfile.h`). */
export interface PostmasterFile {
  /** 0 in a file cut short, by a crash or since it is being written. */
  pid: number;
  socketFolder: string;
  status: string;
}

export const postmasterPath = (data: string): string => join(data, 'postmaster.pid');

const parsePostmaster = (text: string): PostmasterFile => {
  const [pid = '', , , , socketFolder = '', , , status = ''] = text.split('\n');
  return { pid: /^\d+$/.test(pid) ? Number(pid) : 0, socketFolder, status: status.trim() };
};

/** Undefined when there is no such file. */
export const readPostmaster = async (data: string): Promise<PostmasterFile | undefined> => {
  try {
    return parsePostmaster(await readFile(postmasterPath(data), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
