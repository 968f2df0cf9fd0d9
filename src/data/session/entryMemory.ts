import type { Site } from './site';

const memories = new WeakMap<Site, Map<string, unknown>>();

/** What each step of this visit held when it was left, by the key of its place in the history. */
export const entryMemory = (site: Site): Map<string, unknown> => {
  const memory = memories.get(site) ?? new Map<string, unknown>();
  memories.set(site, memory);
  return memory;
};
