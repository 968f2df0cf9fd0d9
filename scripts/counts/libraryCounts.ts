import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownComponents } from '#theme/mui/ownComponents';
import type { Found } from './Found.ts';
import { keyPatterns } from './keyPatterns.ts';
import { literalMeasures } from './literalMeasures.ts';
import { outsideSelectors } from './outsideSelectors.ts';
import { themedParts } from './themedParts.ts';
import { unknownCasts } from './unknownCasts.ts';
import { untoldDefaults } from './untoldDefaults.ts';
import { upwardArrows } from './upwardArrows.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing'))
  .map((path) => ({ path: join('src', path), text: readFileSync(join('src', path), 'utf8') }))
  .toSorted((a, b) => a.path.localeCompare(b.path));

/** Runs `find` over the sources in the given folders; returns `path:line  text` for each match. */
const findIn = (folders: readonly string[], find: (source: string) => Found[]): string[] =>
  sources
    .filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .flatMap(({ path, text }) => find(text).map(({ line, text: what }) => `${path}:${line}  ${what}`));

const primitives = /^src\/ui\/(typography\/(Text|Heading)|layout\/(Stack|Inline))\.tsx/;

/** Counts violations of the library's rules, with the place of each. `ownParts` is the number of own components. */
export const libraryCounts = (): { ownParts: number; left: Record<string, string[]> } => {
  const parts = Object.keys(ownComponents);
  const themed = themedParts(
    parts,
    sources.map(({ text }) => text),
  );
  const wire = ['src/data', 'src/api'];
  const left = {
    'own parts without useThemeProps': parts.filter((part) => !themed.includes(part)),
    'selectors that reach outside a part of src/ui': findIn(['src/ui'], outsideSelectors),
    'selectors that reach outside a part elsewhere': findIn(
      ['src/app', 'src/features', 'src/forms', 'src/screens', 'src/shared'],
      outsideSelectors,
    ),
    'literal sizes of text, gaps and margins outside the primitives': findIn(['src'], literalMeasures).filter(
      (found) => !primitives.test(found),
    ),
    'defaults of props that the comment of the prop does not tell': findIn(['src/ui'], untoldDefaults),
    'casts `as unknown as` in src/data and src/api': findIn(wire, unknownCasts),
    'regular expressions over keys in src/data': findIn(['src/data'], keyPatterns),
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
  return { ownParts: parts.length, left };
};
