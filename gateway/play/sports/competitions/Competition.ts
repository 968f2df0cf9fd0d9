import type { Discipline } from '#contract/sports';
import type { Texts } from '../../../brands/languages/texts.ts';

export interface Team {
  readonly code: string;
  readonly names: Texts<string>;
  /** Against the others of its competition, whose mean is about 1. */
  readonly strength: number;
  /** File of `public/art/teams`; a team without one has the sign of its discipline. */
  readonly picture?: string;
}

export interface Competition {
  readonly code: string;
  readonly discipline: Discipline;
  readonly names: Texts<string>;
  /** Minutes between two starts, and the minutes after midnight UTC of the first. */
  readonly every: number;
  readonly offset: number;
  /** Minutes before its start in which a match can be bet on. */
  readonly ahead: number;
  /** Stands on the home page. */
  readonly hot: boolean;
  readonly teams: readonly Team[];
}

/** A team by its names in Vietnamese and English; a picture without an ending is an SVG. */
export const team = (code: string, [VI, EN]: [string, string], strength: number, picture?: string): Team => ({
  code,
  names: { VI, EN },
  strength,
  ...(picture !== undefined && { picture: picture.includes('.') ? picture : `${picture}.svg` }),
});
