import type { Body } from '#contract/wireTypes';

export type Favourite = Body<'addFavourite'>;

interface Press {
  readonly favourite: Favourite;
  readonly liked: boolean;
  /** The last state that the gateway has confirmed. */
  readonly known: boolean;
}

interface QueueParts {
  /** Sends the change to the gateway; resolves to false if it failed. */
  readonly send: (favourite: Favourite, liked: boolean) => Promise<boolean>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly every: number;
  /** Rolls the heart back. */
  readonly onFailed: (favourite: Favourite, known: boolean) => void;
}

/**
 * Sends favourites to the gateway: the first press at once, then one in `every` milliseconds (spec §5). No press is
 * lost; several presses of a waiting heart become one call, or none if they cancel out.
 */
export const createFavouriteQueue = ({ send, wait, every, onFailed }: QueueParts) => {
  const waiting = new Map<number, Press>();
  let running = false;

  const run = async (): Promise<void> => {
    running = true;
    for (let press = waiting.values().next().value; press; press = waiting.values().next().value) {
      const { favourite, liked, known } = press;
      waiting.delete(favourite.nodeId);
      if (liked === known) continue;
      const pause = wait(every);
      if (!(await send(favourite, liked))) {
        const later = waiting.get(favourite.nodeId);
        if (later) waiting.set(favourite.nodeId, { ...later, known });
        else onFailed(favourite, known);
      }
      await pause;
    }
    running = false;
  };

  return {
    press: (favourite: Favourite, liked: boolean): void => {
      const known = waiting.get(favourite.nodeId)?.known ?? !liked;
      waiting.set(favourite.nodeId, { favourite, liked, known });
      if (!running) void run();
    },
  };
};
