import type { Random } from '../../platform/runtime/random.ts';
import type { CoverTheme } from '../art/themes.ts';
import type { Motif } from '../art/motifs.ts';
import { otherNames } from './names/otherNames.ts';
import type { GameIdea } from './CatalogueGame.ts';
import type { Words } from './settings/Setting.ts';

export type Base = { name: Words; motifs: readonly Motif[]; themes?: readonly CoverTheme[] };

export type Family = {
  bases: readonly Base[];
  /** `{0}` stands for the base: 'Vua {0}', 'King {0}'. */
  namePatterns: readonly Words[];
  /** Sceneries of bases that name none. */
  themes: readonly CoverTheme[];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every base in every form, shuffled, the plain names first; sceneries and motifs of a family are used alike often. */
export function crossIdeas(family: Family, count: number, taken: Set<string>, chance: Random): GameIdea[] {
  const plain = family.bases.map((base) => ({ base, form: ['{0}', '{0}'] as Words }));
  const rest = chance.shuffle(
    family.bases.flatMap((base) => family.namePatterns.map((form) => ({ base, form }))),
  );

  const uses = new Map<CoverTheme, number>();
  const rarest = (themes: readonly CoverTheme[]) =>
    chance
      .shuffle(themes)
      .reduce((best, theme) => ((uses.get(theme) ?? 0) < (uses.get(best) ?? 0) ? theme : best));

  const shown = new Map<Motif, number>();
  const seldom = (motifs: readonly Motif[]) => {
    const least = Math.min(...motifs.map((motif) => shown.get(motif) ?? 0));
    return chance.pick(motifs.filter((motif) => (shown.get(motif) ?? 0) === least));
  };

  const ideas: GameIdea[] = [];
  for (const { base, form } of [...plain, ...rest]) {
    const gameName = capital(form[0].replace('{0}', base.name[0]));
    const gameNameEn = capital(form[1].replace('{0}', base.name[1]));
    if (taken.has(gameName) || taken.has(gameNameEn)) continue;
    taken.add(gameName).add(gameNameEn);
    const theme = rarest(base.themes ?? family.themes);
    uses.set(theme, (uses.get(theme) ?? 0) + 1);
    const motif = seldom(base.motifs);
    shown.set(motif, (shown.get(motif) ?? 0) + 1);
    const names = otherNames(
      [['base', base.name[1]], ...(form[1] === '{0}' ? [] : [['form', form[1]] as const])],
      (_, [of = '', pattern = '{0}']) => pattern.replace('{0}', of),
    );
    ideas.push({
      ...{ gameName, gameNameEn, otherNames: names },
      cover: { theme, motif },
    });
    if (ideas.length === count) return ideas;
  }
  throw new RangeError(`Only ${ideas.length} of ${count} names can be made of ${family.bases[0]?.name[0]}`);
}
