import { setTimeout } from 'node:timers/promises';

/** Looks every `everyMs` until `check` gives something truthy; undefined when `limitMs` have passed first. */
export const until = async <T>(
  check: () => T | Promise<T>,
  limitMs: number,
  everyMs = 20,
): Promise<T | undefined> => {
  const looks = Math.ceil(limitMs / everyMs);
  for (let look = 0; look < looks; look += 1) {
    const found = await check();
    if (found) return found;
    await setTimeout(everyMs);
  }
  return undefined;
};
