import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { leaveStylesOut } from '../../src/testing/testStyles';

// A busy machine may be slow; that is not a failure.
configure({ asyncUtilTimeout: 10_000 });

leaveStylesOut();

// jsdom has no layout, so no element ever resizes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nothing enters the viewport either, so lazy pictures never load.
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

// A wide screen with a mouse; no media preference is set.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
