import type { Crest } from './crest.ts';

const crest = (
  shield: Crest['shield'],
  pattern: Crest['pattern'],
  symbol: Crest['symbol'],
  ...colours: readonly [string, string]
): Crest => ({ kind: 'crest', shield, pattern, symbol, colours });

/** How each team of the sandbox that has neither flag nor rendered picture looks, by the name of its file. */
export const teamLooks = {
  salt: crest('hexagon', 'chief', 'crystal', '#1f6f8b', '#e8f4f6'),
  pepper: crest('heater', 'stripes', 'leaf', '#1e5b35', '#7fb24a'),
  clock: crest('round', 'halves', 'clock', '#7a4a12', '#e6b34d'),
  lantern: crest('swallow', 'sash', 'lantern', '#a61b2b', '#ffc04a'),
  tram: crest('pennant', 'hoops', 'tram', '#1f3f8f', '#9cc3ff'),
  ferry: crest('heater', 'chevron', 'ferry', '#0e6a74', '#8be0d6'),
  heron: crest('round', 'chief', 'bird', '#2c5f8f', '#f3f6fa'),
  brick: crest('pennant', 'quarters', 'bricks', '#8a331c', '#e8935f'),
  bamboo: crest('swallow', 'stripes', 'bamboo', '#2d6a2d', '#c8e06a'),
  neon: crest('hexagon', 'sash', 'bolt', '#5a1fb0', '#ff5fc0'),
  crane: crest('pennant', 'halves', 'paperCrane', '#274690', '#f2a7b8'),
  mist: crest('round', 'hoops', 'mist', '#46566b', '#aebccd'),
  owl: crest('heater', 'quarters', 'owl', '#2a2352', '#8d78d6'),
  tea: crest('round', 'sash', 'cup', '#6b3d16', '#e9a23b'),
  moon: crest('swallow', 'halves', 'moon', '#30257a', '#d8c8ff'),
  siren: crest('hexagon', 'chevron', 'siren', '#9c1631', '#ffb0a0'),
} as const satisfies Record<string, Crest>;
