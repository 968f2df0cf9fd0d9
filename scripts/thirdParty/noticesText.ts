import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceTexts } from './licenceTexts.ts';
import type { ProductionPackage } from './productionPackages.ts';

const theme = join(import.meta.dirname, '..', '..', 'theme');
const rule = '='.repeat(80);

const fileText = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

const chapter = (title: string, ...paragraphs: string[]): string =>
  [rule, title, rule, ...paragraphs].join('\n\n');

/** One line per package; a test compares the lines with the lock file. */
export const packageLine = ({ name, version, license }: ProductionPackage): string =>
  `${name}@${version} (${license})`;

/** Each text once, below the packages that it applies to. */
const textsWithOwners = (packages: readonly ProductionPackage[]): string[] => {
  const owners = new Map<string, string[]>();
  for (const [{ name, version }, texts] of licenceTexts(packages))
    for (const text of new Set(texts)) owners.set(text, [...(owners.get(text) ?? []), `${name}@${version}`]);
  return [...owners].map(([text, names]) => `Of ${names.join(', ')}:\n\n${text}\n\n${'-'.repeat(80)}`);
};

/** Text of `THIRD-PARTY-NOTICES.txt`: the third-party packages in the shipped site and the running gateway. */
export const noticesText = (packages: readonly ProductionPackage[]): string =>
  [
    'Third-party notices of Marquee. `npm run notices` writes this file.',
    chapter('Packages', packages.map(packageLine).join('\n')),
    chapter('Licences of the packages', ...textsWithOwners(packages)),
    chapter('PostgreSQL', fileText(import.meta.dirname, 'postgresql.txt')),
    chapter(
      'GNU General Public License, which the Lesser one refers to',
      fileText(import.meta.dirname, 'licences', 'GPL-3.0.txt'),
    ),
    chapter(
      'Fonts and pictures of the site',
      fileText(theme, 'NOTICES.md'),
      fileText(theme, 'licences', 'OFL-1.1.txt'),
      fileText(theme, 'licences', 'MIT.txt'),
    ),
    '',
  ].join('\n\n');
