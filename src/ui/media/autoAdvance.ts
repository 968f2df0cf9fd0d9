import type { Swiper } from 'swiper';

/**
 * Advances the slides while no pointer or focus is on them. It uses a timer: Swiper's own module requests every
 * animation frame, which keeps the whole page busy.
 */
export const autoAdvance = (swiper: Swiper, every: number) => {
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
  // A slide selected by hand stays as long as any other.
  swiper.on('slideChangeTransitionEnd', () => {
    if (timer !== undefined) wait();
  });
  swiper.on('beforeDestroy', stop);
  start();
  return { start, stop };
};

export type AutoTurn = ReturnType<typeof autoAdvance>;
