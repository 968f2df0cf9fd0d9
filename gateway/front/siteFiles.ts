import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '#contract/constants';
import { parseTemplate, type Template } from './template.ts';

/** Home with its banner; a page with header and footer; a stage with the header alone; an empty root. */
export type PageKind = 'home' | 'page' | 'stage' | 'bare';

export interface SitePage {
  readonly path: string;
  readonly kind: PageKind;
  /** Off: the route is known, its screen is not built yet. */
  readonly built: boolean;
  /** Only brands that have a list of games of this type have the page (NAV-04). */
  readonly centre?: string;
  /** Which of the document's words it uses. */
  readonly words: string;
}

/** Words of a page's head; they may hold `{{brand}}` and `{{age}}`. */
export interface HeadWords {
  readonly title: string;
  readonly description: string;
}

/** `dist/templates/site.json`, written by the template step. */
export interface SiteList {
  readonly build: string;
  readonly languages: readonly Language[];
  readonly pages: readonly SitePage[];
  readonly head: Readonly<Partial<Record<Language, Readonly<Record<string, HeadWords>>>>>;
}

export interface SiteFiles {
  readonly list: SiteList;
  /** The page at a path as the router would match it; undefined where no page is. */
  readonly page: (path: string) => SitePage | undefined;
  readonly template: (language: Language, kind: PageKind) => Template;
}

const load = (folder: string): SiteFiles => {
  const list = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteList;
  const pages = new Map(list.pages.map((page) => [page.path, page]));
  const templates = new Map<string, Template>();
  return {
    list,
    page: (path) => pages.get(path.replace(/(?<=.)\/$/, '')),
    template: (language, kind) => {
      const name = `${language.toLowerCase()}-${kind}.html`;
      const known = templates.get(name) ?? parseTemplate(readFileSync(join(folder, name), 'utf8'));
      templates.set(name, known);
      return known;
    },
  };
};

/** The built templates; read again when a build has replaced them. Throws when there is no build. */
export const siteFiles = (folder: string): (() => SiteFiles) => {
  let kept: { stamp: number; files: SiteFiles } | undefined;
  return () => {
    const stamp = statSync(join(folder, 'site.json')).mtimeMs;
    if (kept?.stamp !== stamp) kept = { stamp, files: load(folder) };
    return kept.files;
  };
};

/** Languages of the brand that the build has, in the brand's order. */
export const languagesOf = (offered: readonly Language[], built: readonly Language[]): readonly Language[] =>
  offered.filter((language) => built.includes(language));

/** The language a visitor chose, if the brand and the build have it; else the brand's first. */
export const pickLanguage = (
  chosen: string | undefined,
  offered: readonly Language[],
  built: readonly Language[],
): Language => {
  const possible = languagesOf(offered, built);
  const wanted = chosen?.toUpperCase();
  return possible.find((language) => language === wanted) ?? possible[0] ?? built[0] ?? languages[0];
};
