import type { Discipline } from '#contract/sports';

/** Disciplines whose matches are shown as cards with large pictures, and with what their sides have done lately. */
const duels: readonly Discipline[] = ['esports', 'cockfight', 'horse'];

export const isDuel = (discipline: Discipline): boolean => duels.includes(discipline);
