/** Events by which a visitor scrolls or moves on. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position as soon as the page is tall enough, and holds it there while more content loads, until the
 * visitor acts. After that it reports the page's position. Returns a function that stops it.
 */
export const keepScroll = (back: number | undefined, onScroll: (place: number) => void): (() => void) => {
  let wanted = back;
  /** The position to which this code has scrolled the page. */
  let brought = window.scrollY;
  const go = (): void => {
    if (wanted === undefined || Math.abs(window.scrollY - wanted) <= 1) return;
    window.scrollTo(0, wanted);
    brought = window.scrollY;
  };
  const observer = new ResizeObserver(go);
  const release = (): void => {
    wanted = undefined;
    observer.disconnect();
  };
  // While the page is still too short, its position is not one that the visitor chose.
  const note = (): void => {
    if (wanted !== undefined && Math.abs(window.scrollY - wanted) > 1) {
      if (Math.abs(window.scrollY - brought) <= 1) return;
      // The visitor used the scroll bar, which fires none of the events that are listened to.
      release();
    }
    onScroll(window.scrollY);
  };
  if (wanted !== undefined) {
    go();
    observer.observe(document.body);
  }
  for (const act of acts) addEventListener(act, release, { passive: true, capture: true });
  addEventListener('scroll', note, { passive: true });
  return () => {
    release();
    for (const act of acts) removeEventListener(act, release, { capture: true });
    removeEventListener('scroll', note);
  };
};
