import { useEffect, useRef } from 'react';
import { marqueeSpeed } from '#theme/motion';

/**
 * Sets the animation duration of a track that contains its content twice, so that its speed does not depend on its
 * length.
 */
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
