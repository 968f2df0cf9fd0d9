import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryMemory } from '@/data/session/entryMemory';
import { useSite } from '@/data/session/siteContext';
import { keepScroll } from './keepScroll';

/** Going back to a page finds the place where it was left, whenever its content has come (SOUND-06). */
export function ScrollMemory() {
  const memory = entryMemory(useSite());
  const place = `${useLocation().key} scroll`;
  const way = useNavigationType();
  // The browser would go to its own place before the content has come; after a reload it is the one that knows.
  useEffect(() => {
    const leave = (): void => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  useLayoutEffect(() => {
    const left = memory.get(place);
    const back = way === NavigationType.Pop && typeof left === 'number' ? left : undefined;
    return keepScroll(back, (now) => memory.set(place, now));
  }, [memory, place, way]);
  return null;
}
