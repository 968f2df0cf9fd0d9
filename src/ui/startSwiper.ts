import { Swiper } from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';

interface Options {
  every: number;
  speed: number;
  gap: number;
  direction: 'horizontal' | 'vertical';
  perView: number | 'auto';
  onActive: (index: number) => void;
}

// Pagination, Navigation and A11y write HTML, which the content policy refuses: bullets, arrows and labels are ours.
export function startSwiper(
  element: HTMLElement,
  { every, speed, onActive, direction, perView, gap }: Options,
) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Swiper(element, {
    modules: [Autoplay, Keyboard],
    direction,
    loop: true,
    slidesPerView: perView,
    spaceBetween: gap,
    speed: still ? 0 : speed,
    autoplay: still ? false : { delay: every, disableOnInteraction: false, pauseOnMouseEnter: true },
    keyboard: { enabled: direction === 'horizontal', onlyInViewport: true },
    on: { realIndexChange: ({ realIndex }) => onActive(realIndex) },
  });
}
