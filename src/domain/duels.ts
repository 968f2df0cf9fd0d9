import type { Discipline, Sport } from '#contract/sports';

/** Disciplines whose matches are shown as cards with large pictures, and with what their sides have done lately. */
const duels: readonly Discipline[] = ['esports', 'cockfight', 'horse'];

export const isDuel = (discipline: Discipline): boolean => duels.includes(discipline);

/** Sports of one discipline, whose few tracks or pits are no choice. */
const withoutChoice: readonly Sport[] = ['COCKFIGHT', 'HORSE'];

export const hasChoice = (sport: Sport): boolean => !withoutChoice.includes(sport);
