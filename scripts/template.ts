import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { languageTags } from '#contract/languageTags';
import type * as Render from '../src/app/render';
import { leadingMatches } from '../gateway/front/homeBlocks.ts';
import type { SiteList } from '../gateway/front/siteFiles.ts';
import { findDiv, findSection, markSections } from './markSections.ts';
import { markWords } from './markWords.ts';
import { runMain } from './runMain.ts';
import { templateText } from './templateText.ts';

const dist = join(process.cwd(), process.env.DIST_DIR ?? 'dist');
const templates = join(dist, 'templates');

const { renderShell, shellWords, headWords, siteLanguages, sitePages, homeSections, homeSectionClass } =
  createRequire(import.meta.url)(join(dist, 'render', 'render.cjs')) as typeof Render;

const entry = JSON.parse(readFileSync(join(templates, 'entry.json'), 'utf8')) as {
  build: string;
  files: string[];
};

const styles = entry.files
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(dist, 'client', name), 'utf8').replace(/\/\*.*?\*\/|\s*\n\s*/gs, ''))
  .join('');

const scripts = entry.files.filter((name) => name.endsWith('.js'));

type Kind = Parameters<typeof renderShell>[2];
type Sections = Parameters<typeof markSections>[1];

const shells = {
  home: ['eyebrow', 'highlight', 'lead', 'action', 'condition'],
  page: [],
  stage: [],
} as const;

/**
 * Marks the sections of the home page as movable blocks, for brands with another order. Matches look different if
 * they come first.
 */
const withBlocks = (markup: string, sections: Sections, leading: string): string => {
  const blocks = homeSections.map((name) => ({
    name,
    moves: true as const,
    ...findDiv(markup, homeSectionClass(name)),
  }));
  const marked = markSections(markup, [...sections, ...blocks]);
  const last = `@@/${homeSections.at(-1)}@@`;
  const { from, to } = findDiv(leading, homeSectionClass('matches'));
  const lead = `@@#${leadingMatches}@@${leading.slice(from, to)}@@/${leadingMatches}@@`;
  return marked.replace(last, () => last + lead);
};

await runMain(async () => {
  for (const language of siteLanguages) {
    const words = await shellWords(language);
    const marked = markWords(words);
    const write = (kind: string, markup: string, sheet: string) => {
      const text = templateText({ tag: languageTags[language], scripts, styles, sheet, markup, words });
      writeFileSync(join(templates, `${language.toLowerCase()}-${kind}.html`), text);
    };
    for (const [kind, optional] of Object.entries(shells) as [Kind, (typeof shells)[Kind]][]) {
      const { markup, styles: sheet } = renderShell(language, marked, kind);
      const unlike = (name: string, options: Parameters<typeof renderShell>[3]) => ({
        name,
        ...findSection(markup, renderShell(language, marked, kind, options).markup),
      });
      const sections = [
        ...optional.map((name) => unlike(`hero${name[0]?.toUpperCase()}${name.slice(1)}`, { without: name })),
        // The stage layout has no footer, which is where a page says that its money is play money.
        ...(kind === 'stage' ? [] : [unlike('playMoney', { playMoney: false })]),
      ];
      const leading = () => renderShell(language, marked, kind, { homeOrder: ['banners', 'matches'] }).markup;
      const text = kind === 'home' ? withBlocks(markup, sections, leading()) : markSections(markup, sections);
      write(kind, text, sheet);
    }
    write('bare', '', renderShell(language, marked, 'page').styles);
  }
  const list: SiteList = {
    build: entry.build,
    languages: siteLanguages,
    pages: sitePages,
    head: Object.fromEntries(
      await Promise.all(
        siteLanguages.map(async (language) => [language, await headWords(language)] as const),
      ),
    ),
  };
  // Written last: its modification time tells the front that the templates are new.
  writeFileSync(join(templates, 'site.json'), JSON.stringify(list));
});
