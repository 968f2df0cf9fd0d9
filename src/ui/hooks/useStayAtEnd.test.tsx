import { act, render, screen } from '@testing-library/react';
import { useStayAtEnd } from './useStayAtEnd';

const kept = globalThis.ResizeObserver;
let tellAll: (() => void)[] = [];
beforeEach(() => {
  tellAll = [];
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      tellAll.push(() => tell([], this));
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});
afterEach(() => {
  globalThis.ResizeObserver = kept;
});

function Talk({ newest }: { newest: number }) {
  return <ol ref={useStayAtEnd<HTMLOListElement>(newest)} />;
}

const measure = (list: HTMLElement, scrollHeight: number, clientHeight: number): void => {
  Object.defineProperties(list, {
    scrollHeight: { configurable: true, value: scrollHeight },
    clientHeight: { configurable: true, value: clientHeight },
  });
};
const resize = () => act(() => tellAll.at(-1)?.());
const scrollTo = (list: HTMLElement, top: number) => {
  list.scrollTop = top;
  list.dispatchEvent(new Event('scroll'));
};

test('INFO-03 a talk stays at its end when its room shrinks or grows, and leaves a reader of older words alone', () => {
  const { rerender } = render(<Talk newest={1} />);
  const list = screen.getByRole('list');
  measure(list, 900, 400);
  scrollTo(list, 500);
  // A picture is attached below the list.
  measure(list, 900, 250);
  resize();
  expect(list.scrollTop).toBe(900);
  scrollTo(list, 120);
  measure(list, 900, 400);
  resize();
  expect(list.scrollTop).toBe(120);
  rerender(<Talk newest={2} />);
  expect(list.scrollTop).toBe(900);
});
