import type { Server } from './bringUp.ts';

export interface SuperviseOptions {
  bringUp: () => Promise<Server>;
  log: (line: string) => void;
  onRestart?: (() => void) | undefined;
  onExit?: ((error: unknown) => void) | undefined;
}

export interface Supervised {
  current: () => Server;
  /** Lets go of the server: from here on its end is wanted. Waits for a restart under way. */
  release: () => Promise<void>;
}

/** Starts the server again whenever it ends, until released. */
export const superviseServer = (first: Server, options: SuperviseOptions): Supervised => {
  let server = first;
  let released = false;
  let restart: Promise<void> = Promise.resolve();

  const startAgain = async (): Promise<void> => {
    options.log(`The database (process ${server.pid}) ended unexpectedly; starting it again.`);
    server = await options.bringUp();
    options.log(`The database is back as process ${server.pid}.`);
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await server.gone;
      if (released) return;
      restart = startAgain();
      await restart;
      options.onRestart?.();
    }
  };
  watch().catch((error: unknown) => options.onExit?.(error));

  return {
    current: () => server,
    release: async () => {
      released = true;
      // A restart that failed was reported by onExit.
      await restart.catch(() => {});
    },
  };
};
