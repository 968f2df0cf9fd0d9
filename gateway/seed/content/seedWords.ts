import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/constants';
import type { Texts } from '../../brands/languages/texts.ts';

/** Folders of `words/`; Vietnamese and English stand beside the figures that they speak of. */
const folders = { CN: 'zh', MS: 'ms', TY: 'th', PT: 'pt' } as const satisfies Partial<
  Record<Language, string>
>;

type SeedFile =
  | 'agentNotices'
  | 'banners'
  | 'help'
  | 'notices'
  | 'offers'
  | 'pointRewards'
  | 'popups'
  | 'posts'
  | 'promotions';

const files = new Map<string, Readonly<Record<string, object>>>();

const read = (folder: string, file: SeedFile) => {
  const path = join(import.meta.dirname, 'words', folder, `${file}.json`);
  const known =
    files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, object>>);
  files.set(path, known);
  return known;
};

/**
 * Texts of the demonstration in every language, found by their English title, or by the key that is given. What a
 * language leaves out, such as an empty text, is that of English.
 */
export const seedWords = <Words extends { readonly title: string }>(
  file: SeedFile,
  texts: Texts<Words>,
  key: string = texts.EN.title,
): Texts<Words> => ({
  ...Object.fromEntries(
    Object.entries(folders).flatMap(([language, folder]) => {
      const words = read(folder, file)[key];
      return words === undefined ? [] : [[language, { ...texts.EN, ...words }]];
    }),
  ),
  ...texts,
});
