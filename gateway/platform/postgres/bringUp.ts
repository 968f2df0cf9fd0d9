import { setTimeout } from 'node:timers/promises';
import { findServer } from './findServer.ts';
import { processes } from './processes.ts';
import { spawnServer, type SpawnOptions } from './spawnServer.ts';
import { StartError } from './StartError.ts';

export interface Server {
  pid: number;
  socketFolder: string;
  /** It ran before we came. */
  adopted: boolean;
  /** Settles when the server has ended, whoever ended it. */
  gone: Promise<void>;
}

const ROUNDS = 10;
const LOOK_EVERY_MS = 100;

/** No exit event comes for a server that is not our child. */
const endOf = async (pid: number): Promise<void> => {
  while (processes.view(pid).state === 'alive') await setTimeout(LOOK_EVERY_MS, undefined, { ref: false });
};

const another = /lock file ".*" (already exists|is empty)|shared memory block .* still in use/;

/** Adopts the data folder's living server or starts one. Throws StartError with PostgreSQL's own reason. */
export const bringUp = async (options: SpawnOptions): Promise<Server> => {
  let complaint = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await findServer(options.data);
    if (found) {
      const { pid, socketFolder } = found;
      return { pid, socketFolder, adopted: true, gone: endOf(pid) };
    }
    const spawned = await spawnServer(options);
    if ('pid' in spawned) return { ...spawned, socketFolder: options.socketFolder, adopted: false };
    complaint = spawned.complaint;
    // Another starter was faster: look again, and adopt what it made.
    if (!another.test(complaint)) break;
  }
  throw new StartError(
    `The database in ${options.data} does not start: ${complaint}. Its log is ${options.log}; restore the folder, or move it away to begin anew.`,
  );
};
