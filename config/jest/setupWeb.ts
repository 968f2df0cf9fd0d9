import '@testing-library/jest-dom';

// jsdom lays nothing out, so nothing ever resizes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
