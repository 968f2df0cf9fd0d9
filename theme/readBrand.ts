import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Brand } from './brand.ts';
import { readManifest } from './manifest/readManifest.ts';
import { resolveBrand, type Refusal } from './resolveBrand.ts';

const brandFiles = { manifest: 'brand.json', tokens: 'brand.tokens.json' } as const;

const largestFile = 256 * 1024;

function readJson(path: string): { text: string; document: unknown } | Refusal {
  try {
    const { size } = statSync(path);
    if (size > largestFile) return { reason: `larger than ${largestFile} bytes` };
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

/** One brand folder, or why it cannot be shown. */
export function readBrand(dir: string, key: string): Brand | Refusal {
  const refuse = (file: string, reason: string) => ({ reason: `${key}/${file}: ${reason}` });
  const manifestFile = readJson(join(dir, key, brandFiles.manifest));
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
