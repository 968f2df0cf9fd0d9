import { useThemeProps } from '@mui/material/styles';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { timing } from '#theme/motion';
import { CarouselRoot, carouselClasses as slot } from './CarouselRoot';
import { IconButton } from '../actions/IconButton';
import { CaretLeftIcon, CaretRightIcon } from './icons';
import { PauseButton } from '../actions/PauseButton';
import { useCarousel } from './useCarousel';
import { withClass } from '../styles/withClass';

/** A carousel with more slides than this loops and advances by itself (spec §9). */
const loopsAbove = 3;

interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The first slide is part of the document; the others may follow later. */
  slides: readonly { id: string; content: ReactNode }[];
  labels: {
    region: string;
    previous: string;
    next: string;
    goTo: (position: number) => string;
    pause: string;
    goOn: string;
  };
  /** @default timing.bannerEvery */
  every?: number;
  /** @default timing.bannerSlide */
  speed?: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCarousel: CarouselProps;
  }
}

/** Banners. Up to three can be swiped; more loop, advance by themselves and have bullets (HOME-01). */
export function Carousel(given: CarouselProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCarousel' });
  const {
    slides,
    labels,
    every = timing.bannerEvery,
    speed = timing.bannerSlide,
    className,
    ...rest
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const loops = slides.length > loopsAbove;
  const { active, show, step, paused, pause, hold, release } = useCarousel(frame, {
    count: loops ? slides.length : 0,
    every,
    speed,
  });
  return (
    <CarouselRoot
      aria-label={labels.region}
      onFocus={hold}
      onBlur={release}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={{ ...props, loops }}
    >
      <div className={`swiper ${slot.frame}`} ref={frame} data-loops={loops || undefined}>
        <div className={`swiper-wrapper ${slot.list}`}>
          {slides.map(({ id, content }, index) => (
            <div
              className={`swiper-slide ${slot.slide}`}
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
        <div className={slot.controls}>
          <span className={slot.bullets}>
            {slides.map(({ id }, index) => (
              <button
                key={id}
                type="button"
                className={slot.bullet}
                aria-label={labels.goTo(index + 1)}
                aria-current={index === active || undefined}
                onClick={() => void show(index)}
              />
            ))}
          </span>
          <PauseButton tone="art" paused={paused} onChange={pause} labels={labels} />
          <span className={slot.arrows}>
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
