import type { Competition } from './competitions/Competition.ts';
import { plays } from './plays.ts';

const MINUTE = 60_000;

export interface PlannedMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Everybody meets everybody, round after round; in a round no team plays twice. */
const pairingsOf = (teams: number): readonly (readonly [number, number])[] =>
  Array.from({ length: teams - 1 }, (_, round) => {
    const turning = (place: number) => 1 + ((place + round) % (teams - 1));
    return Array.from({ length: teams / 2 }, (_unused, place): [number, number] =>
      place === 0 ? [0, turning(0)] : [turning(place), turning(teams - 1 - place)],
    );
  }).flat();

const idOf = (code: string, start: Date): string =>
  `${code}-${start.toISOString().replace(/\D/g, '').slice(0, 12)}`;

const planned = ({ code, discipline, teams, every, offset }: Competition, number: number): PlannedMatch => {
  const startsAt = new Date((offset + number * every) * MINUTE);
  const pairings = pairingsOf(teams.length);
  const [first, second] = pairings[number % pairings.length] ?? [0, 1];
  // The second time round the other side is at home.
  const turned = Math.floor(number / pairings.length) % 2 === 1;
  const codeOf = (place: number) => teams[place]?.code ?? '';
  return {
    id: idOf(code, startsAt),
    home: codeOf(turned ? second : first),
    away: codeOf(turned ? first : second),
    startsAt,
    endsAt: new Date(startsAt.getTime() + plays[discipline].lasts * MINUTE),
  };
};

/** Matches of a competition that start after one moment and not after another.. */
export const matchesBetween = (competition: Competition, after: Date, until: Date): PlannedMatch[] => {
  const { every, offset } = competition;
  const numberAt = (moment: Date) => Math.floor((moment.getTime() / MINUTE - offset) / every);
  const first = numberAt(after) + 1;
  return Array.from({ length: Math.max(0, numberAt(until) - first + 1) }, (_, place) =>
    planned(competition, first + place),
  );
};
