/** CSS times. One global rule shortens them when the player asks for less motion (`globalStyles`). */
export const duration = {
  fast: '120ms',
  base: '200ms',
  slow: '360ms',
  shimmer: '1400ms',
  /** How long a price says which way it went. */
  oddsMove: '5s',
} as const;

export const easing = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  inOut: 'cubic-bezier(.65,0,.35,1)',
} as const;

/** Script-driven movement, in milliseconds (spec §9). */
export const timing = {
  bannerSlide: 1000,
  bannerEvery: 5000,
  winnerSlide: 1000,
  winnerEvery: 3000,
  modalDelay: 100,
  menuOpen: 80,
  menuClose: 160,
  longPress: 500,
  /** Between two balls of a draw. */
  ballDelay: 120,
  typingRest: 150,
} as const;

/** Speed of the notice bar, in pixels a second. */
export const marqueeSpeed = 60;
