import { plays } from '../plays.ts';
import type { Competition, Team } from './Competition.ts';
import { inEveryLanguage } from './competitionNames.ts';
import { fieldCompetitions } from './field.ts';
import { pitCompetitions, trackCompetitions } from './pit.ts';
import { screenCompetitions } from './screen.ts';
import type { Sport } from '#contract/sports';

/** Every competition of the sandbox feed, in the order in which they are shown. */
export const competitions: readonly Competition[] = [
  ...fieldCompetitions,
  ...screenCompetitions,
  ...pitCompetitions,
  ...trackCompetitions,
].map(inEveryLanguage);

const byCode = new Map(competitions.map((one) => [one.code, one]));

export const competitionOf = (code: string): Competition | undefined => byCode.get(code);

const sportOf = ({ discipline }: Competition): Sport => plays[discipline].sport;

export const teamOf = ({ teams }: Competition, code: string): Team | undefined =>
  teams.find((one) => one.code === code);

/** Codes of a sport's competitions. */
export const codesOf = (sport: Sport): string[] =>
  competitions.filter((one) => sportOf(one) === sport).map(({ code }) => code);
