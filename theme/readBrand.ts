import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Brand } from './brand.ts';
import { readHost } from './manifest/addresses.ts';
import type { BrandManifest } from './manifest/brandManifest.ts';
import { readManifest } from './manifest/readManifest.ts';
import { marketRules } from './markets/marketRules.ts';
import { placeholdersIn } from './markets/placeholdersIn.ts';
import { isRecord, own } from './read/unknown.ts';
import { resolveBrand, type Refusal } from './resolveBrand.ts';
import { readLetters } from './words/readLetters.ts';
import { readWords } from './words/readWords.ts';
import { wordsFile } from './words/wordsFile.ts';

/** A brand folder that cannot be used, with the reason. */
export interface RefusedBrand extends Refusal {
  key: string;
  /** The hosts that it names, if they can be read. */
  hosts: readonly string[];
}

export const brandFiles = {
  manifest: 'brand.json',
  tokens: 'brand.tokens.json',
  market: 'market.json',
} as const;

const largestFile = 256 * 1024;

/** Parses a JSON file, or returns why it cannot be read. */
export function readJson(path: string): { text: string; document: unknown } | Refusal {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile()) return { reason: 'not a file of its own: links are not followed' };
    if (stats.size > largestFile) return { reason: `larger than ${largestFile} bytes` };
    const text = readFileSync(path, 'utf8');
    return { text, document: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'cannot be read' };
  }
}

/** A brand's own letters and words, in each of its languages. */
const wordsIn = (folder: string, { languages }: BrandManifest): Pick<Brand, 'letters' | 'words'> => {
  const found = languages.flatMap((language) => {
    const read = readJson(join(folder, wordsFile(language)));
    return 'reason' in read ? [] : [[language, read.document] as const];
  });
  return {
    letters: Object.fromEntries(found.map(([language, document]) => [language, readLetters(document)])),
    words: Object.fromEntries(found.map(([language, document]) => [language, readWords(document)])),
  };
};

/** The market of a brand's own, for `readManifest`, which says what is wrong with it. */
export const ownMarketIn = (folder: string): unknown => {
  const read = readJson(join(folder, brandFiles.market));
  return 'reason' in read ? undefined : read.document;
};

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Hash of each file, pictures and fonts included: browsers cache their addresses for a year. */
function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.toSorted().map((file) => [relative(folder, file), hashOf(readFileSync(file))]),
  );
}

const hostsIn = (manifest: unknown): string[] => {
  const named = isRecord(manifest) ? own(manifest, 'hosts') : undefined;
  return Array.isArray(named)
    ? named.map((host) => readHost(host, 'hosts', () => undefined)).filter((host) => host !== undefined)
    : [];
};

/** Reads one brand folder, or returns why it cannot be used. */
export function readBrand(dir: string, key: string): Brand | RefusedBrand {
  const manifestFile = readJson(join(dir, key, brandFiles.manifest));
  const hosts = 'reason' in manifestFile ? [] : hostsIn(manifestFile.document);
  const refuse = (file: string, reason: string) => ({ key, hosts, reason: `${key}/${file}: ${reason}` });
  if ('reason' in manifestFile) return refuse(brandFiles.manifest, manifestFile.reason);
  const tokensFile = readJson(join(dir, key, brandFiles.tokens));
  if ('reason' in tokensFile) return refuse(brandFiles.tokens, tokensFile.reason);

  const reading = readManifest(manifestFile.document, ownMarketIn(join(dir, key)));
  if ('reason' in reading) return refuse(brandFiles.manifest, reading.reason);
  const look = resolveBrand(tokensFile.document);
  if ('reason' in look) return refuse(brandFiles.tokens, look.reason);
  try {
    const files = filesOf(join(dir, key));
    const { manifest, pack } = reading;
    const market = { rules: marketRules(pack), unconfirmed: pack === undefined ? [] : placeholdersIn(pack) };
    return {
      key,
      manifest,
      market,
      ...wordsIn(join(dir, key), manifest),
      look,
      files,
      version: hashOf(JSON.stringify(files)),
    };
  } catch (error) {
    return refuse('', error instanceof Error ? error.message : String(error));
  }
}
