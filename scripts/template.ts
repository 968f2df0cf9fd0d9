import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Render from '../src/app/render';
import type { SiteList } from '../gateway/front/siteFiles.ts';
import { findSection, markSections } from './markSections.ts';
import { runMain } from './runMain.ts';
import { templateText } from './templateText.ts';

const dist = join(process.cwd(), process.env.DIST_DIR ?? 'dist');
const templates = join(dist, 'templates');

const { renderShell, shellWords, headWords, siteLanguages, sitePages, languageTag } = createRequire(
  import.meta.url,
)(join(dist, 'render', 'render.cjs')) as typeof Render;

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

const shells = {
  home: ['eyebrow', 'highlight', 'lead', 'action', 'condition'],
  page: [],
  stage: [],
} as const;

await runMain(async () => {
  for (const language of siteLanguages) {
    const words = await shellWords(language);
    const write = (kind: string, markup: string, sheet: string) => {
      const text = templateText({ tag: languageTag(language), scripts, styles, sheet, markup, words });
      writeFileSync(join(templates, `${language.toLowerCase()}-${kind}.html`), text);
    };
    for (const [kind, optional] of Object.entries(shells) as [Kind, (typeof shells)[Kind]][]) {
      const { markup, styles: sheet } = renderShell(language, words, kind);
      const sections = optional.map((name) => ({
        name: `hero${name[0]?.toUpperCase()}${name.slice(1)}`,
        ...findSection(markup, renderShell(language, words, kind, name).markup),
      }));
      write(kind, markSections(markup, sections), sheet);
    }
    write('bare', '', renderShell(language, words, 'page').styles);
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
  // Written last: its time tells the front that the templates are new.
  writeFileSync(join(templates, 'site.json'), JSON.stringify(list));
});
