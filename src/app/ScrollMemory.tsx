import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { historyMemory } from '@/data/session/historyMemory';
import { useSite } from '@/data/session/siteContext';
import { keepScroll } from './keepScroll';

/** Restores the scroll position when the visitor goes back to a page, as soon as its content has loaded (SOUND-06). */
export function ScrollMemory() {
  const memory = historyMemory(useSite());
  const place = `${useLocation().key} scroll`;
  const way = useNavigationType();
  // The browser would restore the position before the content has loaded. After a reload only the browser knows the position.
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
