import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Brand } from './brand.ts';
import { readHost } from './manifest/addresses.ts';
import { readManifest } from './manifest/readManifest.ts';
import { isRecord, own } from './read/unknown.ts';
import { resolveBrand, type Refusal } from './resolveBrand.ts';

/** A folder that cannot be shown. */
export interface RefusedBrand extends Refusal {
  key: string;
  /** Hosts that it names, as far as they can be read. */
  hosts: readonly string[];
}

const brandFiles = { manifest: 'brand.json', tokens: 'brand.tokens.json' } as const;

const largestFile = 256 * 1024;

function readJson(path: string): { text: string; document: unknown } | Refusal {
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

/** Of all files, pictures and faces too: their addresses are cached for a year under it. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.toSorted()) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const hostsIn = (manifest: unknown): string[] => {
  const named = isRecord(manifest) ? own(manifest, 'hosts') : undefined;
  return Array.isArray(named) ? named.map(readHost).filter((host) => host !== undefined) : [];
};

/** One brand folder, or why it cannot be shown. */
export function readBrand(dir: string, key: string): Brand | RefusedBrand {
  const manifestFile = readJson(join(dir, key, brandFiles.manifest));
  const hosts = 'reason' in manifestFile ? [] : hostsIn(manifestFile.document);
  const refuse = (file: string, reason: string) => ({ key, hosts, reason: `${key}/${file}: ${reason}` });
  if ('reason' in manifestFile) return refuse(brandFiles.manifest, manifestFile.reason);
  const tokensFile = readJson(join(dir, key, brandFiles.tokens));
  if ('reason' in tokensFile) return refuse(brandFiles.tokens, tokensFile.reason);

  const reading = readManifest(manifestFile.document);
  if ('reason' in reading) return refuse(brandFiles.manifest, reading.reason);
  const look = resolveBrand(tokensFile.document);
  if ('reason' in look) return refuse(brandFiles.tokens, look.reason);
  try {
    return { key, manifest: reading.manifest, look, version: versionOf(join(dir, key)) };
  } catch (error) {
    return refuse('', error instanceof Error ? error.message : String(error));
  }
}
