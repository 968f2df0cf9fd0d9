import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so nothing ever resizes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nothing comes into view either, so pictures wait for ever.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// A wide screen with a mouse, and no preference is set.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// A test that passes says nothing.
const said: string[] = [];
const hear = (...words: unknown[]) => void said.push(format(...words));
Object.assign(console, { error: hear, warn: hear });
afterEach(() => expect(said.splice(0)).toEqual([]));
