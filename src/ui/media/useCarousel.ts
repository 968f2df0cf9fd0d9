import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { layout } from '#theme/layout';
import type { RunningSwiper } from './startSwiper';

interface Options {
  /** Number of slides; with 0 Swiper does not start. */
  count: number;
  every: number;
  speed: number;
  direction?: 'horizontal' | 'vertical';
  perView?: number | 'auto';
  gap?: number;
}

/**
 * Runs Swiper on slides that are already rendered. Its code loads when first needed: halfway to the first turn, or
 * when the player touches the carousel.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, options: Options) {
  const { count, every, speed, direction = 'horizontal', perView = 1, gap = layout.bannerGap } = options;
  const [active, setActive] = useState(0);
  const running = useRef<RunningSwiper>(null);
  const begin = useRef<() => Promise<RunningSwiper | null>>(() => Promise.resolve(null));
  const [paused, setPaused] = useState(false);
  const mayTurn = useEffectEvent(() => !paused);
  useEffect(() => {
    const element = frame.current;
    if (count === 0 || !element) return undefined;
    let gone = false;
    let started: Promise<RunningSwiper | null> | undefined;
    const start = async () => {
      const { startSwiper } = await import(/* webpackChunkName: "swiper" */ './startSwiper');
      if (gone) return null;
      running.current = startSwiper(element, { every, speed, gap, direction, perView, onActive: setActive });
      if (!mayTurn()) running.current.turning?.stop();
      return running.current;
    };
    begin.current = () =>
      (started ??= start().catch(() => {
        // If the chunk fails, the first slide stays; the next touch tries again.
        started = undefined;
        return null;
      }));
    const reach = () => void begin.current();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        // A dialog covers the carousel, so turning would be wasted.
        if (element.closest('[aria-hidden=true]')) wait();
        else reach();
      }, every / 2);
    };
    wait();
    element.addEventListener('pointerenter', reach, { once: true });
    return () => {
      gone = true;
      clearTimeout(timer);
      element.removeEventListener('pointerenter', reach);
      running.current?.swiper.destroy(true, false);
      running.current = null;
    };
  }, [frame, count, every, speed, direction, perView, gap]);
  return {
    active,
    show: async (index: number) => (await begin.current())?.swiper.slideToLoop(index),
    step: async (way: 1 | -1) => {
      const swiper = (await begin.current())?.swiper;
      if (way === 1) swiper?.slideNext();
      else swiper?.slidePrev();
    },
    /** Whether the player has stopped it. */
    paused,
    pause: (stops: boolean) => {
      setPaused(stops);
      if (stops) running.current?.turning?.stop();
    },
    hold: () => running.current?.turning?.stop(),
    release: () => {
      if (!paused) running.current?.turning?.start();
    },
  };
}
