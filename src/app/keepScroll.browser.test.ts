import { keepScroll } from './keepScroll';

/** A fake page with a height; it scrolls no further than its height allows. */
const page = (start: number) => {
  const resized: (() => void)[] = [];
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      resized.push(() => tell([], this));
    }
    observe() {}
    disconnect() {
      resized.length = 0;
    }
    unobserve() {}
  };
  const root = document.documentElement;
  const noted: number[] = [];
  const scroll = (place: number) => {
    window.scrollY = Math.min(place, root.scrollHeight);
    dispatchEvent(new Event('scroll'));
  };
  const grow = (height: number) => {
    Object.defineProperty(root, 'scrollHeight', { value: height, configurable: true });
    for (const tell of [...resized]) tell();
    // A browser fires the scroll event later than the script that caused it.
    dispatchEvent(new Event('scroll'));
  };
  window.scrollTo = ((_left: number, place: number) => {
    window.scrollY = Math.min(place, root.scrollHeight);
  }) as typeof window.scrollTo;
  window.scrollY = 0;
  grow(start);
  return { noted, scroll, grow, note: (place: number) => noted.push(place) };
};

test('SOUND-06 going back waits for the list: the place is found when it is long enough', () => {
  const { grow, note, noted } = page(100);
  const stop = keepScroll(3_000, note);
  expect(window.scrollY).toBe(100);
  expect(noted).toEqual([]);
  grow(1_000);
  grow(9_000);
  expect(window.scrollY).toBe(3_000);
  expect(noted).toEqual([3_000]);
  stop();
});

test('SOUND-06 a visitor who scrolls meanwhile is not scrolled back', () => {
  const { grow, note } = page(100);
  const stop = keepScroll(3_000, note);
  dispatchEvent(new Event('wheel'));
  grow(9_000);
  expect(window.scrollY).toBe(100);
  stop();
});

test('SOUND-06 a new page stays at its top and reports its position until it is left', () => {
  const { scroll, note, noted } = page(9_000);
  const stop = keepScroll(undefined, note);
  scroll(400);
  stop();
  scroll(800);
  expect(noted).toEqual([400]);
});
