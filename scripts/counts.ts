import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownComponents } from '#theme/mui/ownComponents';
import type { Found } from './counts/Found.ts';
import { keyPatterns } from './counts/keyPatterns.ts';
import { literalMeasures } from './counts/literalMeasures.ts';
import { outsideSelectors } from './counts/outsideSelectors.ts';
import { themedParts } from './counts/themedParts.ts';
import { unknownCasts } from './counts/unknownCasts.ts';
import { upwardArrows } from './counts/upwardArrows.ts';
import { runMain } from './runMain.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing'))
  .map((path) => ({ path: join('src', path), text: readFileSync(join('src', path), 'utf8') }))
  .toSorted((a, b) => a.path.localeCompare(b.path));

/** Where a count looks at: files whose path begins so. */
const over = (folders: readonly string[], find: (source: string) => Found[]): string[] =>
  sources
    .filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(({ path, text }) => find(text).map(({ line, text: what }) => `${path}:${line}  ${what}`));

const primitives = /^src\/ui\/(typography\/(Text|Heading)|layout\/(Stack|Inline))\.tsx/;

await runMain(async () => {
  const parts = Object.keys(ownComponents);
  const themed = themedParts(
    parts,
    sources.map(({ text }) => text),
  );
  const wire = ['src/data', 'src/api'];
  const counts: Record<string, string[]> = {
    'own parts without useThemeProps': parts.filter((part) => !themed.includes(part)),
    'selectors that reach outside a part of src/ui': over(['src/ui'], outsideSelectors),
    'selectors that reach outside a part elsewhere': over(
      ['src/app', 'src/features', 'src/forms', 'src/screens', 'src/shared'],
      outsideSelectors,
    ),
    'literal sizes of text, gaps and margins outside the primitives': over(['src'], literalMeasures).filter(
      (found) => !primitives.test(found),
    ),
    'casts `as unknown as` in src/data and src/api': over(wire, unknownCasts),
    'regular expressions over keys in src/data': over(['src/data'], keyPatterns),
    'imports from a higher floor': upwardArrows([
      'contract',
      'theme',
      'locales',
      'src',
      'stories',
      'gateway',
      'e2e',
    ]),
  };
  process.stdout.write(`own parts with useThemeProps: ${themed.length} of ${parts.length}\n`);
  const where = process.argv[2];
  for (const [name, found] of Object.entries(counts)) {
    process.stdout.write(`${name}: ${found.length}\n`);
    if (where)
      for (const one of found.filter((line) => line.includes(where))) process.stdout.write(`  ${one}\n`);
  }
});
