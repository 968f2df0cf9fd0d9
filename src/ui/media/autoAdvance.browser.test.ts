import type { Swiper } from 'swiper';
import { autoAdvance } from './autoAdvance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const frame = () => {
  const on = new Map<string, () => void>();
  const slideNext = jest.fn();
  const el = document.createElement('div');
  const swiper = { el, slideNext, on: (name: string, act: () => void) => on.set(name, act) };
  return { el, slideNext, on, swiper: swiper as unknown as Swiper };
};

test('HOME-01 slides advance by themselves, and stop while they are held', () => {
  const { el, slideNext, swiper } = frame();
  const turning = autoAdvance(swiper, 5_000);
  jest.advanceTimersByTime(10_000);
  expect(slideNext).toHaveBeenCalledTimes(2);
  turning.stop();
  jest.advanceTimersByTime(10_000);
  expect(slideNext).toHaveBeenCalledTimes(2);
  expect(el).toHaveAttribute('data-turning', 'false');
  turning.start();
  jest.advanceTimersByTime(5_000);
  expect(slideNext).toHaveBeenCalledTimes(3);
});

test('a slide selected by hand stays its full time, and no animation frame is requested meanwhile', () => {
  const asked = jest.spyOn(window, 'requestAnimationFrame');
  const { slideNext, on, swiper } = frame();
  autoAdvance(swiper, 5_000);
  jest.advanceTimersByTime(4_000);
  on.get('slideChangeTransitionEnd')?.();
  jest.advanceTimersByTime(4_999);
  expect(slideNext).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(slideNext).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});

test('a frame that is gone turns no more', () => {
  const { slideNext, on, swiper } = frame();
  autoAdvance(swiper, 5_000);
  on.get('beforeDestroy')?.();
  jest.advanceTimersByTime(20_000);
  expect(slideNext).not.toHaveBeenCalled();
});
