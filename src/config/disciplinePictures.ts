import type { Discipline } from '#contract/sports';

/** Stands for a team that has no picture of its own. */
export const disciplinePictures = {
  football: '/art/icons/sport.webp',
  futsal: '/art/icons/sport.webp',
  basketball: '/art/icons/basket.webp',
  esports: '/art/icons/esport.webp',
  cockfight: '/art/icons/cock.webp',
  horse: '/art/icons/trophy.webp',
} as const satisfies Record<Discipline, string>;
