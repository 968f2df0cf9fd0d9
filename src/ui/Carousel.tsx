import { useRef, type ReactNode } from 'react';
import { timing } from '#theme/motion';
import { CarouselRoot } from './CarouselRoot';
import { IconButton } from './IconButton';
import { CaretLeftIcon, CaretRightIcon } from './icons';
import { PauseButton } from './PauseButton';
import { useCarousel } from './useCarousel';

/** More slides than this go round by themselves (spec §9). */
const loopsAbove = 3;

interface CarouselProps {
  /** The first is in the document as it stands; the others may follow later. */
  slides: readonly { id: string; content: ReactNode }[];
  labels: {
    region: string;
    previous: string;
    next: string;
    goTo: (position: number) => string;
    pause: string;
    goOn: string;
  };
  every?: number;
  speed?: number;
}

/** Banners: up to three stand and can be swiped; more loop, advance by themselves and have bullets (HOME-01). */
export function Carousel({
  slides,
  labels,
  every = timing.bannerEvery,
  speed = timing.bannerSlide,
}: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const loops = slides.length > loopsAbove;
  const { active, show, step, paused, pause, hold, release } = useCarousel(frame, {
    count: loops ? slides.length : 0,
    every,
    speed,
  });
  return (
    <CarouselRoot aria-label={labels.region} onFocus={hold} onBlur={release}>
      <div className="swiper" ref={frame} data-loops={loops || undefined}>
        <div className="swiper-wrapper">
          {slides.map(({ id, content }, index) => (
            <div
              className="swiper-slide"
              key={id}
              role="group"
              aria-label={`${index + 1} / ${slides.length}`}
              inert={loops && index !== active}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {loops && (
        <div className="controls">
          <span className="bullets">
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                aria-label={labels.goTo(index + 1)}
                aria-current={index === active || undefined}
                onClick={() => void show(index)}
              />
            ))}
          </span>
          <PauseButton tone="art" paused={paused} onChange={pause} labels={labels} />
          <span className="arrows">
            <IconButton tone="art" label={labels.previous} onClick={() => void step(-1)}>
              <CaretLeftIcon fontSize={18} />
            </IconButton>
            <IconButton tone="art" label={labels.next} onClick={() => void step(1)}>
              <CaretRightIcon fontSize={18} />
            </IconButton>
          </span>
        </div>
      )}
    </CarouselRoot>
  );
}
