import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Site } from './site';
import { useSite } from './siteContext';

const memories = new WeakMap<Site, Map<string, number>>();

/** Where each step of this visit was left, by the key of its place in the history. */
const memoryOf = (site: Site): Map<string, number> => {
  const memory = memories.get(site) ?? new Map<string, number>();
  memories.set(site, memory);
  return memory;
};

/**
 * Going back to a long list finds the place where it was left. The browser restores it too early, before the list has
 * its height: `ready` says when it has.
 */
export const useScrollMemory = (ready: boolean): void => {
  const memory = memoryOf(useSite());
  const { key } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const place = memory.get(key);
    if (ready && way === NavigationType.Pop && place !== undefined) window.scrollTo(0, place);
  }, [memory, key, way, ready]);
  useLayoutEffect(() => {
    if (!ready) return undefined;
    const remember = () => memory.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [memory, key, ready]);
};
