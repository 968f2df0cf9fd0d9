import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatText } from './formatText.ts';
import { missingRoles } from '#theme/derive/requiredRoles';
import { readFigma } from '#theme/figma/readFigma';
import { writeFigma } from '#theme/figma/writeFigma';
import { readTokens } from '#theme/read/readTokens';
import { isRecord } from '#theme/read/unknown';
import { unknownRoles } from '#theme/read/unknownRoles';
import { brandFiles, readJson } from '#theme/readBrand';
import { resolveBrand } from '#theme/resolveBrand';
import { writeTokens } from '#theme/write/writeTokens';
import { TokensRefusal } from './TokensRefusal.ts';

const usage = `npm run tokens -- export <brand> <file>   what the brand gives, as Design Tokens (DTCG 2025.10)
  --figma   as variables of Figma: the body of POST /v1/files/:file/variables
  --all     every role, derived ones too
npm run tokens -- import <brand> <file>   takes Design Tokens, such a body, or the answer to GET …/variables/local`;

const tokensOf = (brandsDir: string, brand: string): string => {
  const path = join(brandsDir, brand, brandFiles.tokens);
  if (/^[a-z\d-]+$/.test(brand) && existsSync(path)) return path;
  throw new TokensRefusal(`There is no brand ${brand} in ${brandsDir}`);
};

function documentIn(path: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRecord(document)) return document;
  } catch (error) {
    throw new TokensRefusal(`${path} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
  throw new TokensRefusal(`${path} holds no object`);
}

const save = async (path: string, document: unknown) =>
  writeFileSync(path, await formatText(path, JSON.stringify(document)));

interface Options {
  figma: boolean;
  all: boolean;
}

async function exportTokens(tokens: string, brand: string, file: string, { figma, all }: Options) {
  const read = readJson(tokens);
  const look = 'reason' in read ? read : resolveBrand(read.document);
  if ('reason' in read || 'reason' in look) throw new TokensRefusal('reason' in look ? look.reason : '');
  const given = all ? look.look : readTokens(read.document).given;
  await save(file, figma ? writeFigma(given, brand) : writeTokens(given));
  return [`${file}: ${Object.keys(given).length} roles of ${brand}`];
}

const isFigma = (document: Record<string, unknown>) => 'meta' in document || 'variables' in document;

async function importTokens(tokens: string, brand: string, file: string) {
  const read = documentIn(file);
  const { document, unknown } = isFigma(read)
    ? readFigma(read, brand)
    : { document: read, unknown: unknownRoles(read) };
  const { given, unreadable } = readTokens(document);
  const faults = [
    ...unreadable.map(
      ({ path, reason, allowed }) => `${path}: ${reason}${allowed ? `, a ${allowed} is wanted` : ''}`,
    ),
    ...missingRoles(given).map((path) => `${path}: missing`),
  ];
  if (faults.length > 0) throw new TokensRefusal([`${file} was not taken:`, ...faults].join('\n  '));
  await save(tokens, writeTokens(given));
  const look = resolveBrand(document);
  const moved = 'reason' in look ? [] : look.moved;
  return [
    `${tokens}: ${Object.keys(given).length} roles`,
    ...unknown.map((name) => `left out, no role: ${name}`),
    ...moved.map((path) => `will be shown moved, so that its pairs can be read: ${path}`),
  ];
}

/** Tokens of a brand out to a file, or in from one; the lines that say what was done. */
export async function tokensCommand(args: readonly string[], brandsDir: string): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { figma: { type: 'boolean' }, all: { type: 'boolean' } },
  });
  const [act, brand, file] = positionals;
  const isKnown = Object.keys(values).every((option) => option === 'figma' || option === 'all');
  if (!isKnown || brand === undefined || file === undefined) throw new TokensRefusal(usage);
  const tokens = tokensOf(brandsDir, brand);
  if (act === 'export')
    return exportTokens(tokens, brand, file, { figma: values.figma === true, all: values.all === true });
  if (act === 'import') return importTokens(tokens, brand, file);
  throw new TokensRefusal(usage);
}
