import { useEffect, useRef } from 'react';
import { marqueeSpeed } from '#theme/motion';

/** Gives a track that holds its content twice the time for one round, so that its speed is the same for any length. */
export function useMarquee(content: unknown) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () =>
      element.style.setProperty('animation-duration', `${element.scrollWidth / 2 / marqueeSpeed}s`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
  return track;
}
