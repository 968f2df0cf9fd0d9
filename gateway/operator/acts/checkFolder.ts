import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from '#theme/brandFindings';
import { checkBrand } from '#theme/checkBrand';
import { examineManifest } from '#theme/manifest/readManifest';
import { brandFiles, readJson } from '#theme/readBrand';
import type { Outcome } from './act.ts';
import { checkWords } from './checkWords.ts';
import { OperatorError } from './OperatorError.ts';

const BRANDS = join(import.meta.dirname, '..', '..', '..', 'theme', 'brands');

const installed = (): string => process.env.BRANDS_DIR || BRANDS;

const folderOf = (named: string): string => {
  const places = [resolve(named), join(installed(), named)];
  const found = places.find((place) => existsSync(place) && statSync(place).isDirectory());
  if (found !== undefined) return found;
  throw new OperatorError(`There is no folder ${places.join(' and no ')}`);
};

const line = ({ file, key, severity, problem, allowed, before, after }: Finding) => ({
  file,
  key,
  level: severity,
  problem,
  ...(before === undefined ? { allowed: allowed ?? null } : { before, after: after ?? null }),
});

const languagesIn = (path: string) => {
  const read = readJson(join(path, brandFiles.manifest));
  return 'reason' in read ? [] : (examineManifest(read.document).found.languages ?? []);
};

/** What `brand check` prints; it fails where the brand would not be shown as it is meant. */
export const checkFolder = ({ folder = '' }: Readonly<Record<string, string>>): Outcome => {
  const path = folderOf(folder);
  const findings = [...checkBrand(path, installed()), ...checkWords(path, languagesIn(path))];
  return {
    rows: findings.map(line),
    whenEmpty: 'No problems.',
    uncut: true,
    failed: findings.some(({ severity }) => severity === 'error'),
  };
};
