import { useLayoutEffect, useRef, useState } from 'react';
import { layout } from '#theme/layout';
import { gridMeasure, readCardSizes, rowsInView, type GridMeasure } from '../layout/gridMeasure';

interface View {
  measure: GridMeasure;
  above: number;
  screen: number;
}

const before: View = { measure: gridMeasure(layout.container), above: 0, screen: 900 };

const sameRows = (one: View, other: View) =>
  one.measure.columns === other.measure.columns &&
  one.measure.card === other.measure.card &&
  one.screen === other.screen &&
  Math.floor(one.above / one.measure.rowStep) === Math.floor(other.above / other.measure.rowStep);

/**
 * The rows of a card grid to render at the current scroll position. Re-renders when a row enters or leaves, not at
 * each pixel.
 */
export function useWindowedRows(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top, width } = element.getBoundingClientRect();
      const next = { measure: gridMeasure(width, readCardSizes(element)), above: -top, screen: innerHeight };
      setView((last) => (sameRows(last, next) ? last : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    // Content that appears above the grid moves it without a scroll event.
    observer.observe(document.body);
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);
  const { measure, above, screen } = view;
  const { rows, first, last } = rowsInView(measure, count, above, screen);
  return { ref, measure, first, last, height: rows * measure.rowStep };
}
