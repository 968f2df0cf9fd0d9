import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductionPackage } from './productionPackages.ts';

const standardTexts = join(import.meta.dirname, 'licences');

const licenceFile = /^(?:licen[cs]e|copying|copyright|notice)/i;
const readmeSection = /^#* *licen[cs](?:e|ing)\n(?:[-=]+\n)?(.+)/ims;

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => textOf(join(folder, name)));

/** The licence texts in the package: from files, or from the last section of its README. */
const ownTexts = (folder: string): string[] => {
  const files = filesIn(folder, licenceFile);
  if (files.length > 0) return files;
  return filesIn(folder, /^readme/i).flatMap((readme) => readmeSection.exec(readme)?.[1]?.trim() ?? []);
};

/** The standard texts of the licences that a package names, for a package without a licence file. */
const standardTextsOf = ({ name, license }: ProductionPackage): string[] => {
  const files = license
    .split(/[\s()]+/)
    .map((id) => join(standardTexts, `${id}.txt`))
    .filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`${name} (${license}) brings no licence and none is kept for it.`);
  return files.map(textOf);
};

/** The package name without its platform suffix: variants share a licence, and only this machine's are installed. */
const kindOf = (name: string): string =>
  name.replace(/-(?:darwin|linux|win|freebsd|webcontainers|wasm).*$/, '');

/** Every licence text of every package. */
export const licenceTexts = (packages: readonly ProductionPackage[]): Map<ProductionPackage, string[]> => {
  const own = new Map(
    packages.filter(({ folder }) => existsSync(folder)).map((one) => [one, ownTexts(one.folder)]),
  );
  const ofKind = new Map([...own].map(([{ name }, texts]) => [kindOf(name), texts]));
  return new Map(
    packages.map((one) => {
      const texts = own.get(one) ?? ofKind.get(kindOf(one.name)) ?? [];
      const isWhole = own.has(one) && filesIn(one.folder, licenceFile).length > 0;
      return [one, isWhole ? texts : [...texts, ...standardTextsOf(one)]];
    }),
  );
};
