import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { socketFiles } from './clusterPaths.ts';
import { postmasterPath, readPostmaster, type PostmasterFile } from './postmasterFile.ts';
import { processes } from './processes.ts';
import { StartError } from './StartError.ts';
import { until } from './until.ts';

const CHILDREN_LIMIT_MS = 30_000;
const WRITING_LIMIT_MS = 1000;
/** Recovery after a crash of a large cluster may take minutes; longer than this it hangs. */
const READY_LIMIT_MS = 300_000;

const isServerOf = (data: string, pid: number): boolean => {
  const { state, command } = processes.view(pid);
  return state === 'alive' && ` ${command} `.includes(` ${data} `);
};

/** Children of a dead server may still write; only when the last has gone may another begin. */
const waitForChildren = async (data: string): Promise<void> => {
  if (await until(() => processes.workingIn(data).length === 0, CHILDREN_LIMIT_MS)) return;
  const left = processes.workingIn(data).join(', ');
  throw new StartError(
    `The database in ${data} is still in use by process ${left}: end it, then start again.`,
  );
};

/** The file guards shared memory, so it goes only when its process is no server of ours and no child is left. */
const forget = async (data: string, { socketFolder }: PostmasterFile): Promise<void> => {
  await waitForChildren(data);
  for (const path of [postmasterPath(data), ...(socketFolder ? socketFiles(socketFolder) : [])]) {
    await rm(path, { force: true });
  }
};

const readWhole = async (data: string): Promise<PostmasterFile | undefined> => {
  const file = await readPostmaster(data);
  if (file?.pid !== 0) return file;
  await until(async () => (await readPostmaster(data))?.pid !== 0, WRITING_LIMIT_MS);
  return readPostmaster(data);
};

/** The ready server of this data folder, waited for while it starts or stops; undefined when one has to be started. */
export const findServer = async (data: string): Promise<PostmasterFile | undefined> => {
  const last = Date.now() + READY_LIMIT_MS;
  for (;;) {
    const file = await readWhole(data);
    if (!file || (file.pid !== 0 && processes.view(file.pid).state === 'gone')) {
      await waitForChildren(data);
      return undefined;
    }
    if (!isServerOf(data, file.pid)) {
      await forget(data, file);
      return undefined;
    }
    if (file.status === 'ready') return file;
    if (Date.now() > last)
      throw new StartError(
        `The database in ${data} (process ${file.pid}) is ${file.status} and gets no further: end it, then start again.`,
      );
    await setTimeout(20);
  }
};
