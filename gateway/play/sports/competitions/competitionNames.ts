import type { Texts } from '../../../brands/languages/texts.ts';
import type { Competition, Team } from './Competition.ts';
import malay from './names/ms.json' with { type: 'json' };
import portuguese from './names/pt.json' with { type: 'json' };
import thai from './names/th.json' with { type: 'json' };
import chinese from './names/zh.json' with { type: 'json' };

interface Names {
  readonly name: string;
  readonly teams: Readonly<Record<string, string>>;
}

const written: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  CN: chinese,
  MS: malay,
  TY: thai,
  PT: portuguese,
};

const others = (nameIn: (names: Readonly<Record<string, Names>>) => string | undefined) =>
  Object.fromEntries(
    Object.entries(written).flatMap(([language, names]) => {
      const name = nameIn(names);
      return name === undefined ? [] : [[language, name]];
    }),
  );

const named = (names: Texts<string>, more: Readonly<Record<string, string>>): Texts<string> => ({
  ...more,
  ...names,
});

/** A competition with its name and those of its teams in every language that they are written in. */
export const inEveryLanguage = (competition: Competition): Competition => {
  const { code, teams } = competition;
  const teamIn = ({ code: team }: Team) => others((names) => names[code]?.teams[team]);
  return {
    ...competition,
    names: named(
      competition.names,
      others((names) => names[code]?.name),
    ),
    teams: teams.map((team) => ({ ...team, names: named(team.names, teamIn(team)) })),
  };
};
