import type { Discipline } from '#contract/sports';

/** What a match is played on, by discipline. */
export const disciplineGrounds = {
  football: '/art/grounds/pitch.svg',
  futsal: '/art/grounds/hall.svg',
  basketball: '/art/grounds/court.svg',
  esports: '/art/grounds/stage.svg',
  cockfight: '/art/grounds/pit.svg',
  horse: '/art/grounds/track.svg',
} as const satisfies Record<Discipline, string>;
