import type { Discipline } from '#contract/sports';

/** Picture for teams without one of their own, by discipline. */
export const disciplinePictures = {
  football: '/art/icons/sport.webp',
  futsal: '/art/icons/sport.webp',
  basketball: '/art/icons/basket.webp',
  esports: '/art/icons/esport.webp',
  cockfight: '/art/icons/cock.webp',
  horse: '/art/icons/horse.webp',
} as const satisfies Record<Discipline, string>;
