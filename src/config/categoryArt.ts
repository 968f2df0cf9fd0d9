import type { GameType } from '#contract/constants';

/** Picture of each category in `public/art/icons`, without its file extension. */
export const categoryArt = {
  SPORTS: 'sport',
  ESPORTS: 'esport',
  LIVE: 'live',
  LOTT: 'lott',
  ELOTT: 'star',
  FISH: 'fish',
  PVP: 'pvp',
  RNG: 'slots',
  COCKFIGHT: 'cock',
  ROU: 'target',
  JP: 'fire',
  BAC: 'crown',
  HORSE: 'horse',
  JL: 'gem',
} as const satisfies Record<GameType, string>;

/** Side of a picture in `public/art/categories.webp`, in pixels; the pictures form a row in this order. */
export const stripCell = 72;
