/** CSS durations. One global rule shortens them if the player prefers reduced motion (`globalStyles`). */
export const duration = {
  fast: '120ms',
  base: '200ms',
  slow: '360ms',
  shimmer: '1400ms',
  /** How long a price shows the direction of its change. */
  oddsMove: '5s',
} as const;

export const easing = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  inOut: 'cubic-bezier(.65,0,.35,1)',
} as const;

/** Intervals of script-driven animations, in milliseconds (spec §9). */
export const timing = {
  bannerSlide: 1000,
  bannerEvery: 5000,
  winnerSlide: 1000,
  winnerEvery: 3000,
  modalDelay: 100,
  menuOpen: 80,
  menuClose: 160,
  longPress: 500,
  /** Delay between two balls of a draw. */
  ballDelay: 120,
  typingDebounce: 150,
} as const;

/** Speed of the notice bar, in pixels a second. */
export const marqueeSpeed = 60;
