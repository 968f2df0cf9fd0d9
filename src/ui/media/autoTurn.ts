import type { Swiper } from 'swiper';

/**
 * Turns the slides of a frame while nobody is on it. By a timer: Swiper's own module asks for every frame of the screen
 * to count down, which keeps the whole page busy while nothing moves.
 */
export const autoTurn = (swiper: Swiper, every: number) => {
  const { el: frame } = swiper;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    frame.dataset['turning'] = 'false';
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(turn, every);
  };
  const start = (): void => {
    frame.dataset['turning'] = 'true';
    wait();
  };
  function turn() {
    if (document.visibilityState === 'visible' && !frame.matches(':hover')) swiper.slideNext();
    wait();
  }
  // A slide that was turned to by hand stands as long as any other.
  swiper.on('slideChangeTransitionEnd', () => {
    if (timer !== undefined) wait();
  });
  swiper.on('beforeDestroy', stop);
  start();
  return { start, stop };
};

export type AutoTurn = ReturnType<typeof autoTurn>;
