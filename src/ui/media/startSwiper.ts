import { Swiper } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { autoAdvance, type AutoTurn } from './autoAdvance';

interface Options {
  every: number;
  speed: number;
  gap: number;
  direction: 'horizontal' | 'vertical';
  perView: number | 'auto';
  onActive: (index: number) => void;
}

export interface RunningSwiper {
  readonly swiper: Swiper;
  /** Undefined if the player prefers reduced motion. */
  readonly turning: AutoTurn | undefined;
}

// Swiper's modules Pagination, Navigation and A11y write HTML, which the content policy blocks; bullets, arrows and
// labels are our own.
export function startSwiper(
  element: HTMLElement,
  { every, speed, onActive, direction, perView, gap }: Options,
): RunningSwiper {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(element, {
    modules: [Keyboard],
    direction,
    loop: true,
    slidesPerView: perView,
    spaceBetween: gap,
    speed: still ? 0 : speed,
    keyboard: { enabled: direction === 'horizontal', onlyInViewport: true },
    on: { realIndexChange: ({ realIndex }) => onActive(realIndex) },
  });
  return { swiper, turning: still ? undefined : autoAdvance(swiper, every) };
}
