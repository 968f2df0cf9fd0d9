import type { Site } from './site';

const memories = new WeakMap<Site, Map<string, unknown>>();

/** State of each history entry of this visit at the time it was left, by the entry's key. */
export const historyMemory = (site: Site): Map<string, unknown> => {
  const memory = memories.get(site) ?? new Map<string, unknown>();
  memories.set(site, memory);
  return memory;
};
