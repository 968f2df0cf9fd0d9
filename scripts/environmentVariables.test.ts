import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

const folders = '{.storybook,bench,config,contract,e2e,gateway,locales,scripts,src,stories,theme}';
const files = [`${folders}/**/*.{ts,tsx,cjs,mjs}`, '*.{ts,cjs}'].flatMap((pattern) =>
  globSync(pattern, { cwd: project }),
);

/** Matches `env.PORT`, `environment['PORT']` and `integer(env, 'PORT', …)`. */
const reading = /\benv(?:ironment)?(?:\.|\[\s*'|,\s*')([A-Z][A-Z\d_]+)\b/g;

/** Variables of the operating system, and variables that test processes pass to each other; users never set them. */
const notSet = new Set(['PATH', 'E2E_WORLD', 'JOB_DATABASE', 'JOB_NAME', 'JOB_NOW', 'WRITER_DATABASE']);

const read = new Set(
  files
    .flatMap((file) => [...readFileSync(join(project, file), 'utf8').matchAll(reading)])
    .map(([, name = '']) => name)
    .filter((name) => !notSet.has(name)),
);

/** Operators read the one, developers the other. */
const papers = ['README.md', 'CONTRIBUTING.md']
  .map((paper) => readFileSync(join(project, paper), 'utf8'))
  .join('\n');
const rows = [...papers.matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map(([, name = '']) => name);

test('the tables of README and CONTRIBUTING have every environment variable that is read, and no other', () => {
  expect(rows.toSorted()).toEqual([...read].toSorted());
});

test('environment variables were explained all over the README: each is named once in the papers, in a table', () => {
  expect(rows.filter((name) => papers.split(`\`${name}\``).length !== 2)).toEqual([]);
});
