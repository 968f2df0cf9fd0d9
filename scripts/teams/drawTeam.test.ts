import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitions } from '../../gateway/play/sports/competitions/competitions.ts';
import { drawTeam } from './drawTeam.ts';
import { teamLooks } from './teamLooks.ts';

const fileOf = (name: string) => join(import.meta.dirname, '..', '..', 'public', 'art', 'teams', name);

test('STAGE-01 each team has a picture of its own: a flag, a crest, a horse or a cock', () => {
  const teams = competitions.flatMap((competition) => competition.teams);
  expect(teams.filter(({ picture }) => picture === undefined)).toEqual([]);
  expect(teams.filter(({ picture }) => !existsSync(fileOf(picture ?? '')))).toEqual([]);
});

test('STAGE-01 no two teams look alike, and the files are as they are drawn', () => {
  const drawn = Object.entries(teamLooks).map(([name, look]) => [name, drawTeam(look)] as const);
  expect(new Set(drawn.map(([, picture]) => picture)).size).toBe(drawn.length);
  for (const [name, picture] of drawn) expect(readFileSync(fileOf(`${name}.svg`), 'utf8')).toBe(picture);
});
