import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { layout } from '#theme/layout';
import { onIdle } from './onIdle';

interface Options {
  /** Slides to go round; 0 leaves the frame alone. */
  count: number;
  every: number;
  speed: number;
  direction?: 'horizontal' | 'vertical';
  perView?: number | 'auto';
  gap?: number;
}

/** Starts Swiper in a frame whose slides are already in the page: when the browser has time, never before. */
export function useCarousel(frame: RefObject<HTMLElement | null>, options: Options) {
  const { count, every, speed, direction = 'horizontal', perView = 1, gap = layout.bannerGap } = options;
  const [active, setActive] = useState(0);
  const swiper = useRef<Swiper>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (count === 0) return undefined;
    let gone = false;
    const start = async () => {
      const { startSwiper } = await import('./startSwiper');
      if (gone || !frame.current) return;
      swiper.current = startSwiper(frame.current, {
        every,
        speed,
        gap,
        direction,
        perView,
        onActive: setActive,
      });
    };
    const cancel = onIdle(() => void start());
    return () => {
      gone = true;
      cancel();
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [frame, count, every, speed, direction, perView, gap]);
  return {
    active,
    show: (index: number) => {
      if (swiper.current) swiper.current.slideToLoop(index);
    },
    step: (way: 1 | -1) => (way === 1 ? swiper.current?.slideNext() : swiper.current?.slidePrev()),
    /** Stopped by the player, until the player lets it go on. */
    paused,
    pause: (stops: boolean) => {
      setPaused(stops);
      if (stops) swiper.current?.autoplay?.stop();
    },
    hold: () => swiper.current?.autoplay?.stop(),
    release: () => {
      // Started for a player who asks for less motion it would run all the same.
      const options = swiper.current?.params.autoplay;
      if (!paused && typeof options === 'object' && options.enabled) swiper.current?.autoplay.start();
    },
  };
}
